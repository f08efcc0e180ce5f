"""What every game needs: cards, the words of rules, chips, clauses, houses, errors."""
