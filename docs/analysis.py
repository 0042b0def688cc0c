# %% [markdown]
# # A first look at an account's results
#
# Reads them from the API (`DISCERN_URL`, such as https://discern.example/v1, and `DISCERN_KEY` with the scopes
# `results:read` and `teams:read`), or from the folder `DISCERN_EXPORT` that `discern export` wrote, and computes the
# same from either. Results say how people say they work: use them to talk, not to rank anybody.

# %%
import os
from pathlib import Path

import pandas as pd

STYLES = ("D", "I", "S", "C")
pd.set_option("display.width", 120)

# %% [markdown]
# ## Read
# A row for each result. The columns have the same names in both; `docs/client.md` says what each is.

# %%
if folder := os.environ.get("DISCERN_EXPORT"):
    results = pd.read_csv(Path(folder) / "results.csv", parse_dates=["completed_at"])
    results["team_ids"] = results["team_ids"].fillna("").str.split()
else:
    from discern.client import Client
    from discern.client.frames import to_frame
    from discern.contract import operations
    from discern.contract.models.results import ResultsQuery, ResultsRow

    with Client(os.environ["DISCERN_URL"], os.environ["DISCERN_KEY"]) as client:
        results = to_frame(client.pages(operations.LIST_RESULTS(ResultsQuery(limit=200))), ResultsRow)

# %% [markdown]
# Each person counts once, by what they answered last that makes a profile.

# %%
counting = results[results["quality.verdict"] != "withheld"].sort_values("completed_at")
people = counting.drop_duplicates("candidate.id", keep="last")
print(f"{len(people)} people with a profile, of {results['candidate.id'].nunique()} who answered")
print(f"sets of parameters: {people['instrument.fingerprint'].nunique()}; compare scores within one alone")

# %% [markdown]
# ## Scores, and how sure they are
# The width of an interval is what one more conversation can teach you.

# %%
scores = pd.DataFrame(
    {
        "mean": [people[f"scores.{style}.score"].mean() for style in STYLES],
        "sd": [people[f"scores.{style}.score"].std() for style in STYLES],
        "mean width of the interval": [
            (people[f"scores.{style}.interval.high"] - people[f"scores.{style}.interval.low"]).mean()
            for style in STYLES
        ],
    },
    index=list(STYLES),
)
print(scores.round(1))

# %% [markdown]
# ## Where people lie on the circle
# A direction, a half where that is all that can be said, or open.

# %%
said = people["direction"].fillna(people["half"]).fillna("open")
print(said.value_counts().sort_index().rename_axis("said").to_frame("people"))
print(f"said with a probability of {people['probability'].median():.2f} (median)")

# %% [markdown]
# ## Teams
# People in several teams count in each.

# %%
teams = people.explode("team_ids").groupby("team_ids")
print(teams[["position.x", "position.y"]].mean().round(2).assign(people=teams.size()))

# %% [markdown]
# ## How people answered
# Times are in an export alone.

# %%
if folder:
    answers = pd.read_csv(Path(folder) / "answers.csv")
    print(f"{answers['ms'].median() / 1000:.1f} s for a question (median of {len(answers)})")
