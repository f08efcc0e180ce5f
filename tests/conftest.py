"""What all tests share: how Hypothesis runs, and where the project lies."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).resolve().parent.parent

# The examples are the same in each run, so that a failure in CI is one here.
# PUKK_EXAMPLES=thorough draws many anew.
settings.register_profile(
    "steady", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "thorough", max_examples=2_000, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("PUKK_EXAMPLES", "steady"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return ROOT
