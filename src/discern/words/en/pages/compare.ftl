## Two people side by side.

compare-title = Compare two people

compare-too-few = You need two people with a profile. Send assessments, and come back when two are completed.

compare-to-assessments = Go to Assessments

compare-choose = Choose a person

compare-swap = Swap

compare-about = Choose two people to see where they are alike, where they may clash, and what each can try. Useful before they start to work together, and when there is friction. Look at it with both of them.

compare-same = Choose two different people.

compare-differences = How far apart they are, and how certain that is

compare-export = Export and link

compare-link = The address of this page links to this comparison, for people who can see these pages.
