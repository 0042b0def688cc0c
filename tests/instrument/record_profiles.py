"""What is recorded of a profile, so that no change of the code changes anybody's results unnoticed.

`python -m tests.instrument.record_profiles` records the same answers' profiles anew, after a change that is meant.
"""

import json
from pathlib import Path
from typing import Any

from discern.instrument import STYLES, Choice, ScoredProfile, load_bank, score_profile

RECORDED = Path(__file__).with_name("recorded_profiles.json")


def values_of(profile: ScoredProfile) -> dict[str, Any]:
    """Scores, style and quality: names, numbers and lists of numbers."""
    style = profile.style
    scores = {
        f"score {name}": [each.score, each.se, *each.interval, each.theta, each.theta_se]
        for name, each in profile.scores.items()
    }
    return scores | {
        "covariance": profile.covariance.tolist(),
        "said": style.said,
        "place": [*style.position, style.angle, style.pace, style.focus],
        "quarters": [style.quarters[each] for each in STYLES],
        "highest": [style.highest[each] for each in STYLES],
        "verdict": profile.quality.verdict,
        **{f"check {check.id}": check.value for check in profile.quality.checks},
    }


def main() -> None:
    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))
    for each in recorded:
        choices = [Choice(*choice) for choice in each["choices"]]
        each["found"] = values_of(score_profile(load_bank(), choices, each["form"], each["seed"]))
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in recorded)
    RECORDED.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
