## One person’s profile: the page of their results, and a taker’s own.

profile-leads =
    { $voice ->
        [you] { you-certainly } lead with { style-named }, { $percent }: { style-does }.
       *[named] { a-certainly } leads with { style-named }, { $percent }: { style-does }.
    }

profile-either =
    { $voice ->
        [you] The answers can't tell yet which style you lead with; { $first } or { $second } is { certainty } ({ $percent }).
       *[named] The answers can't tell yet which style { $a } leads with; { $first } or { $second } is { certainty } ({ $percent }).
    }

profile-open = The answers show no style that stands out: several are about equally strong.

profile-unmeasured = The service says { $style }. How sure that is, it doesn't say.

# What a high and a low score of a style tend to go with.
profile-style-scores =
    { $styles ->
        [D] A high score goes with deciding fast, taking charge and being blunt; a low one with weighing things first, asking rather than telling, and letting others go ahead.
        [I] A high score goes with talking things through, persuading and bringing energy into the room; a low one with few words, small groups and sticking to the point.
        [S] A high score goes with listening, keeping things steady and seeing work through; a low one with liking change and pace, and moving on quickly.
       *[C] A high score goes with checking facts, following a method and getting details right; a low one with going by feel, and starting before every detail is known.
    }

profile-style-missing = These are the scores. The service names no style.

profile-caution = Read this with care

profile-nothing-more =
    { $measured ->
        [yes] The answers carry no more than the scores: nothing beyond them is sure enough to be said.
       *[no] This service says no more than the scores.
    }

# Verdict, norm group and date in one line, a part each.
profile-verdict =
    { $verdict ->
        [ok]
            { $checks ->
                [0] Answers not checked
                [one] The answers hold together ({ $checks } check passed)
               *[other] The answers hold together ({ $checks } checks passed)
            }
        [caution]
            { $checks ->
                [0] Answers not checked
               *[other] Something about the answers is unusual
            }
       *[withheld] No profile
    }

profile-norms =
    { $people ->
        [0] no norm group yet, only a provisional one
        [one] norm group of { $people } person
       *[other] norm group of { $people } people
    }

profile-completed = completed on { $day }

## The numbers, and what they are based on.

profile-scores-title = Score by score

# A style by letter and name, before what the score says.
profile-style = { $style } · { style-name }.

profile-column =
    { $column ->
        [style] Style
        [score] Score
       *[lead] Leads with it
    }

profile-scores-detail = Scores run from 0 to 100 and 50 is the middle of the norm group. In brackets: where the score lies with 95% probability. No style is better than another, and a score doesn't measure skill.

profile-how-sure = How sure is this, and what is it based on?

profile-basis-answers = { $blocks } blocks of four statements, answered { $day }, form *{ $form }*, bank { $bank } { $version } (`{ $fingerprint }`).

profile-basis-norms =
    { $people ->
        [0] No norm group yet: a provisional one ({ $kind }), as of { $day }.
        [one] Norm group { $id }: { $people } person, as of { $day }.
       *[other] Norm group { $id }: { $people } people, as of { $day }.
    }

profile-basis-intervals = Each interval comes from the standard error of that score. Another day's answers would move it about as much.

profile-basis-excluded-uses = Meant for development and for talking in a team. Not for hiring, firing, promotion or ranking people.

profile-counts = How often statements of a style were picked. An account of the answers, not a measure:

profile-check-column =
    { $column ->
        [check] Looked for
       *[found] Found
    }

profile-check-found =
    { $found ->
        [yes] yes
       *[no] no
    }

## Where there is no profile to show.

profile-unread = No profile is shown: this service's scores can't be read

profile-unread-detail = The service's answer has no scores that can be read here for certain. That says nothing about the person or their answers. Look at the result in the service itself.

profile-given = This service doesn't say on which scale its scores are, so they are shown as they came. If you know the scale, choose it under Settings.

profile-given-column =
    { $column ->
        [style] Style
       *[score] As given
    }

profile-withheld = No profile is shown: the answers don't support one

profile-withheld-no-reason = The answers don't carry a profile.

profile-withheld-detail =
    { $voice ->
        [you] That happens when answers are given in a hurry or by accident. Nothing is wrong with you. If you like, ask the person who invited you for a new link, and take your time.
       *[named] That happens when answers are given in a hurry or by accident. Nothing is wrong with the person. Talk about it, and offer a new assessment.
    }

## The page of a person's results.

profile-nobody = Nobody has completed an assessment yet. Profiles appear here once someone has.

profile-to-assessments = Go to Assessments

profile-search = Search by name

profile-person = Person

profile-none-match = Nobody with that name has completed an assessment.

profile-compare = Compare with someone

profile-history = Over time

profile-history-unknown = This person's earlier profiles can't be read right now.

profile-history-other-norms = The profile of { $day } was scored against different norms, so the two can't be compared.

# What has changed since an earlier profile: { $changes } is one of the messages below.
profile-history-since = **Since { $day }:** { $changes }

profile-history-column =
    { $column ->
        [completed] Completed
       *[withheld] withheld
    }

profile-history-shown = { $label } (shown above)

profile-history-other = Profile of { $label }

profile-change-none = One of the two has no profile, so there is nothing to compare.

profile-change-unknown = This service doesn't say how certain its scores are, so it is unclear whether anything has changed.

profile-change-uncertain = No certain change. Answering on another day could produce differences of this size, so treat both as the same profile.

# The change of one score, in a list of such changes.
profile-change-score =
    { $way ->
        [up] { style-named } went up from { $before } to { $after }
       *[down] { style-named } went down from { $before } to { $after }
    }

# $changes is a list of changes of scores.
profile-change-certain =
    { $all ->
        [yes] { $changes }: more than answering on another day would explain.
       *[no] { $changes }: more than answering on another day would explain. The other differences are within the noise.
    }
