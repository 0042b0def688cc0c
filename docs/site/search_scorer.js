// How Sphinx ranks what its search finds (`html_search_scorer`). Readers' pages come before what those look up who
// write programs, and that before records and studies. The other numbers are Sphinx's own.
var Scorer = {
  score: ([page, , , , score]) => {
    if (/^docs\/(decisions|studies|evidence)\b|^(CHANGELOG|README)$/.test(page)) return score - 40;
    if (/^docs\/(reference|python|architecture|system|glossary|words|cards|charts)\b|^CONTRIBUTING$/.test(page)) return score - 20;
    return score;
  },
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};
