"""What all tests share: how hypothesis searches."""

from hypothesis import HealthCheck, Phase, settings

# The suite tries the same examples every time, interpreted and compiled; `tests.soak` tries new ones.
settings.register_profile(
    "suite",
    derandomize=True,
    deadline=None,
    database=None,
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("suite")
