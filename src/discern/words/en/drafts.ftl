## What a report says about sentences that a language model drafted.

drafts-heading = Opening, drafted by AI

# $models are names of language models, $who is who accepted the sentences, $days when.
drafts-note =
    { $known ->
        [yes] Drafted by AI ({ $models }), not checked for meaning. Accepted sentence by sentence by { $who } on { $days }.
       *[no] Drafted by AI ({ $models }), not checked for meaning. Accepted sentence by sentence on { $days }, by the report's requester.
    }

# $heading is that of the drafted section.
drafts-credit = The sentences under “{ $heading }” are the exception: an AI wrote them.

drafts-gone-wrong = The language model gave no draft that can be shown.

drafts-error = It could not be drafted because of an error in the service.
