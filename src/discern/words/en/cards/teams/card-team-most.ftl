## Cards for a team in which most people are in the direction of one style, or of two that lie side by side.

### Most move fast and put the task first.

card-team-most-dominance-meetings = Most of you like to steer, so several do it at once. With one in charge, the rest can listen, and no one has to fight for the floor.
    .headline = Name who runs each item of your next meeting

card-team-most-dominance-decisions = The firmest voice wins when most of you want a result today. By morning you'll know whether the argument still holds.
    .headline = Sleep on your next big decision before you announce it

card-team-most-dominance-conflict = Arguments drag on when most of you are quick to reply and keen to win. Wait for a “Yes, that's it”, then make your case.
    .headline = Before you argue back, say what the other side wants

card-team-most-dominance-planning = Hard targets appeal to most of you, so you chase too many at once. If nothing is worth dropping for the new one, leave it out.
    .headline = For every new target, drop or delay an old one

card-team-most-dominance-newcomer = Most of you give new people hard tasks and plain words at once. Someone who takes time to explain helps them find their feet.
    .headline = Pick two colleagues any newcomer can go to with questions

card-team-most-dominance-crisis = When something breaks, most of you start giving orders, each a different one. Name a stand-in, too.
    .headline = Agree now who speaks for the team in an emergency

card-team-most-dominance-celebrating = The day you reach a goal, most of you are already chasing the next. Go round and say what each colleague did to get you there.
    .headline = Take ten minutes to enjoy your last result

### Most move fast and put people first.

card-team-most-influence-meetings = In a lively talk, most of you say yes on the spot, so promises get lost. Keep one shared page with names and dates.
    .headline = Read out who promised what before your next meeting ends

card-team-most-influence-decisions = A lively pitch wins most of you over before anyone has seen a number. Five quiet minutes won't spoil a good idea.
    .headline = Read the costs and risks before you say yes

card-team-most-influence-conflict = Most of you joke a quarrel away, but a week later it's back. Ask both sides what still bothers them before anyone lightens the mood.
    .headline = Settle one quarrel that you only laughed off

card-team-most-influence-planning = A lively start appeals to most of you more than the last dull stretch. List all that's still open, and save new ideas for later.
    .headline = Choose one half-done project to finish before starting another

card-team-most-influence-newcomer = A new colleague gets a warm welcome and good stories from most of you, but nothing on paper. By day two, people need to look things up.
    .headline = Write a one-page guide with logins, dates and contacts

card-team-most-influence-crisis = In trouble, most of you call everyone and say that all will be well. Leave blanks for what broke, what you're doing and when you'll write again.
    .headline = Draft a bad-news message that makes no promises

card-team-most-influence-celebrating = Applause comes easily to most of you, but it goes to the work that shines. Look for a check, a clean-up or a list kept up to date.
    .headline = Thank three people for work that no one saw

### Most take time and put people first.

card-team-most-steadiness-meetings = So as not to upset anyone, most of you listen, nod and keep a worry to yourselves. Talk about the two that come up most.
    .headline = Collect one worry from each person on unsigned notes

card-team-most-steadiness-decisions = Most of you wait until everyone is happy with a choice, which takes weeks. On the day, settle for what people can live with.
    .headline = Set a date for the decision you keep putting off

card-team-most-steadiness-conflict = Annoyances stay unspoken for months, because most of you would rather keep the peace. Hear everyone out before anyone replies.
    .headline = Ask each person for one thing the team should stop

card-team-most-steadiness-planning = Familiar ways feel right to most of you, even when they've stopped helping anyone. Afterwards, ask who missed it.
    .headline = Choose one routine to drop for two weeks

card-team-most-steadiness-newcomer = Quiet habits carry most of you through the day, but they leave a newcomer guessing. Go through the list together in the first week.
    .headline = Write down five things everyone here knows but never says

card-team-most-steadiness-crisis = When things get rough, most of you quietly take on more so as not to burden others. Don't take “I'm fine” for an answer.
    .headline = Ask each person to hand over one task

card-team-most-steadiness-celebrating = Most of you help quietly and hate a fuss, so no one gets thanked. Two lines on what helped are enough.
    .headline = Write a thank-you to someone who made your week calmer

### Most take time and put the task first.

card-team-most-conscientiousness-meetings = Most of you spot every slip, so the hour goes on details. Use it for the few that would change the answer.
    .headline = Send small corrections in writing before your next meeting

card-team-most-conscientiousness-decisions = There's always one more figure that most of you want to see. Stop collecting as soon as you have what you asked for.
    .headline = Write down what evidence would be enough for a yes

card-team-most-conscientiousness-conflict = In a dispute, most of you argue over sources and wording, while the real annoyance goes unsaid. Close the files for five minutes.
    .headline = Say what worries you before you quote the facts

card-team-most-conscientiousness-planning = Plans arrive complete but late, because most of you want every figure right. Mark what you guessed, and correct it in week two.
    .headline = Finish your next plan in an hour, guesses allowed

card-team-most-conscientiousness-newcomer = From most of you, new people get every rule in full and then a list of corrections. Leave the rest until they ask.
    .headline = Cut your newcomers' guide to one page for week one

card-team-most-conscientiousness-crisis = Even when hours count, most of you look for the precise cause before you act. Limit the damage with what you know, then search as carefully as ever.
    .headline = Agree on a first move for your next emergency

card-team-most-conscientiousness-celebrating = In a finished job, most of you see the flaws before you see what's good. Keep the error list closed until everyone has spoken.
    .headline = Name the parts of your last job worth copying

### Most move fast.

card-team-most-di-meetings = Only the quickest are heard when most of you jump in at once. Collect the notes, and talk about a few.
    .headline = Start your main item with two minutes of silent writing

card-team-most-di-decisions = A bold idea gets a quick yes from most of you and is under way within the hour. Ten minutes of doubt cost less than a false start.
    .headline = Have two people argue against your boldest plan

card-team-most-di-conflict = Most of you argue fast and are soon over it. People who said little are still thinking about it, so ask in private and just listen.
    .headline = Ask quieter colleagues what your last argument left open

card-team-most-di-planning = Before a job is quite done, most of you are off to the next one. Think of the test, the notes and the clean-up.
    .headline = Put a name and a date on every last step

card-team-most-di-newcomer = New people see ten things in a morning, because most of you rush on to the next. Listen for half an hour, and show nothing new.
    .headline = Ask your newest colleague what you explained too fast

card-team-most-di-crisis = At bad news, most of you jump up, make calls and start fixing. A quarter of an hour of checking keeps a rumour from spreading.
    .headline = Choose two people to check facts in your next emergency

card-team-most-di-celebrating = Most of you want to celebrate as soon as things look good. Choose one clear sign, such as the last test.
    .headline = Agree what “done” means before you celebrate

### Most put people first.

card-team-most-is-meetings = Kind words come first for most of you, so the hard number waits until time is up. Give it five minutes, then go on as usual.
    .headline = Open your next meeting with the least welcome figure

card-team-most-is-decisions = Most of you look for the choice that keeps everyone happy. Before you settle on it, ask aloud which one the figures favour.
    .headline = Write down what your kindest option would cost

card-team-most-is-conflict = To spare feelings, most of you soften a complaint until no one hears it. Leave out the praise before it and the joke after.
    .headline = Ask one colleague for one change in a plain sentence

card-team-most-is-planning = Most of you say yes to help someone, so the team promises more than a week can hold. An early no is kinder than a long wait.
    .headline = Take back one promise, with thanks and a reason

card-team-most-is-newcomer = New people hear only kind words from most of you, so they can't tell good work from poor. Choose a piece of your own.
    .headline = Show your newest colleague some work that fell short

card-team-most-is-crisis = Most of you wrap bad news in so much comfort that people miss it. Kind words are just as welcome in the second sentence.
    .headline = Start every bad-news message with the plain fact

card-team-most-is-celebrating = Everyone gets the same warm thanks from most of you, so the words lose their weight. Say what each person's work has changed.
    .headline = Add a result to every thank-you this week

### Most take time.

card-team-most-sc-meetings = Meetings start slowly, because most of you speak only once you're sure. Each of you writes down a quick answer, and can change it later.
    .headline = Begin your main item with a first guess from everyone

card-team-most-sc-decisions = Most of you weigh a choice with care, but some chances don't wait. Ask when a yes would come too late, and decide by then.
    .headline = Set a deadline for one open decision

card-team-most-sc-conflict = Most of you save an objection for a careful note after the meeting. Take a point that has gone back and forth in writing, and talk about it.
    .headline = Say “I disagree” aloud about one point this week

card-team-most-sc-planning = Slowly but surely, most of you see everything through, so hardly anything here ever stops. Share out the hours you save.
    .headline = End one task that has lost its use

card-team-most-sc-newcomer = Most of you explain a lot before a new person gets to try. Choose something that can go wrong without harm.
    .headline = Pick a small, real job for a newcomer's third day

card-team-most-sc-crisis = When a crisis breaks the routine, most of you keep to it a little longer, to be safe. Say for how long, too.
    .headline = List two rules that anyone can drop in an emergency

card-team-most-sc-celebrating = Most of you work without haste or noise, so good news travels late. Two sentences will do. Leave out the flaws.
    .headline = Tell someone outside the team about one finished job

### Most put the task first.

card-team-most-dc-meetings = Most of you go straight to targets and figures, so no one hears how the rest are doing. Take three minutes before the first item.
    .headline = Ask in pairs what's harder this week than it looks

card-team-most-dc-decisions = The news reads like an order when most of you choose by results. If it sounds cold on paper, talk to people first.
    .headline = Draft the note to those affected before you decide

card-team-most-dc-conflict = Most of you fight hard for the best result, and the person across the table hears only criticism. One honest sentence is enough, with no “but” after it.
    .headline = Praise the work of someone you argue with

card-team-most-dc-planning = Goals and checks fill the diary for most of you, so there's no time for people. Defend that hour like a deadline.
    .headline = Keep one hour free this week to help a colleague

card-team-most-dc-newcomer = Targets and corrections are what new people get from most of you, so they think no one here fails. Say what it felt like and who helped.
    .headline = Describe a mistake of your own to your newest colleague

card-team-most-dc-crisis = Under strain, most of you talk only about the work that's left. A line from each person is enough if someone acts on it.
    .headline = Ask everyone what they need to get through this week

card-team-most-dc-celebrating = Most of you see the target that was hit, but not the patience behind it. Say what helped and when.
    .headline = Thank a colleague for something that no figure shows
