"""The bulk reading: the rules on arrays, so that one call answers for many deals."""
