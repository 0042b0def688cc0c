## Answers to questions about a person or a team. People are placeholders in $name, $a and $names.

asking-not-said = The answers don't say.

asking-out-of-bounds = Discern isn't for that: it is for how people work together, not for choosing, paying, judging or diagnosing them.

asking-random = Nothing is said here of { $name }, because the answers look picked at random.

# A list of four short lines as a sentence: $opening is all but the last line as they stand in a sentence's beginning,
# $front the same inside a sentence. A full stop is added where none is.
asking-list =
    { $list ->
        [energises] { $opening } and { $last } energise { $name }
        [drains] { $opening } and { $last } drain { $name }
        [do] When you talk with { $name }, { $front } and { $last }
        [dont] When you talk with { $name }, don't { $front } or { $last }
       *[ask] Ask { $name }: { $questions }
    }

## Who is like something. First comes what people in that part of the circle do, then those who are there.

asking-region =
    { $region ->
        [D] People in D go straight for results and decide fast.
        [I] People in I talk, persuade and bring energy into a room.
        [S] People in S listen, keep things steady and see work through.
        [C] People in C check facts, follow a method and get it right.
        [fast] People in the fast half speak up early and like a new start.
        [calm] People in the calm half think first and want notice of a change.
        [people] People in the people-first half ask who is affected before what is true.
       *[task] People in the task-first half ask what is true before who is affected.
    }

asking-region-most =
    { asking-region } { $least ->
        [4] Of four people here, these three are the likeliest.
        [5] Of five people here, these three are the likeliest.
        [6] Of six people here, these three are the likeliest.
       *[other] Of { $least } people here, these three are the likeliest.
    }

asking-nobody =
    { $region ->
        [D] No one here is clearly in D.
        [I] No one here is clearly in I.
        [S] No one here is clearly in S.
        [C] No one here is clearly in C.
        [fast] No one here is clearly in the fast half.
        [calm] No one here is clearly in the calm half.
        [people] No one here is clearly in the people-first half.
       *[task] No one here is clearly in the task-first half.
    }

# The one who is likeliest where nobody is clearly there.
asking-ask-first = Is it { $name }?

asking-no-pair =
    { $relation ->
        [clash] No two people here are clearly opposite.
        [balance] No two people here are clearly opposite.
       *[alike] No two people here are clearly alike.
    }

asking-no-pair-for =
    { $relation ->
        [clash] No one here is clearly opposite to { $name }.
        [balance] No one here is clearly opposite to { $name }.
       *[alike] No one here is clearly like { $name }.
    }

asking-nobody-apart = No one here clearly stands apart.

# Who takes time, where a change is asked about.
asking-notice = Tell { $names } about a change a few days ahead.

## What can be asked, where a question isn't answered.

asking-suggestion-person =
    { $topic ->
        [strengths] What is { $name } good at?
        [stress] What stresses { $name }?
        [energy] What motivates { $name }?
        [taking-feedback] How should I give feedback to { $name }?
        [talking] How should I talk with { $name }?
        [watch] What are the blind spots of { $name }?
       *[action] What should I try with { $name } this week?
    }

asking-suggestion-pair =
    { $topic ->
        [together] How do { $names } get on?
        [conflict] Where do { $names } clash?
        [sharing-work] How should { $names } share work?
        [deciding] How do { $names } decide together?
       *[action] What should { $names } try this week?
    }

asking-suggestion-team =
    { $topic ->
        [strengths] What are our strengths?
        [watch] What are our blind spots?
        [action] What should we do on Monday?
        [meetings] How should we run meetings?
        [deciding] How should we decide?
        [clash] Where do people here clash?
       *[fast] Who moves fast?
    }
