"""Claims about one person: what they lead with, where they lie on the circle, how they score, and advice."""

from discern.insight.person.description import describe_person as describe_person
