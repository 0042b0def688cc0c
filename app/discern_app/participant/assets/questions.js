// Asks the questions: two taps each, saved one by one, and sent again until they are acknowledged.
//
// `host` is where they are asked, a plain page or a component of Streamlit's:
//   root     what holds the markup of `_questionnaire.html`
//   state    what `describe_questions` says of the assessment
//   post     sends answers; resolves to { status, retryAfter, next }, and rejects where they may not have arrived
//   leave    shows what comes after the questions, or how things are where they have changed elsewhere
//   toTop    scrolls to the beginning of a question
//   entitle  is given the title of a question
// Returns a function that ends it.
'use strict';
function askQuestions({ root, state, post, leave, toTop, entitle }) {
  const { words } = state;
  const find = (id) => root.querySelector(`#${id}`);
  const form = find('questions'), group = find('block');
  const rows = [...form.querySelectorAll('.row')];
  const wanted = ['most', 'least'];

  const told = state.next.given ?? [];
  const blocks = [...told.map((each) => each.block), ...state.next.blocks];
  const before = state.next.answered - told.length;
  const total = state.next.total;
  const given = new Map(told.map(({ block, most, least }) => [block.id, { block: block.id, most, least }]));
  let place = 0, picks = {}, shownAt = 0, pickedAt = 0, isLocked = false;
  // One long pause says little about the pace of all that follows.
  let seconds = 8 * state.seconds, counted = 8;

  // Answers that the service hasn't acknowledged, in this browser only.
  const KEY = `discern unsent ${state.assessment}`;
  // Without storage, or where it is full, they are kept as long as the page.
  let memory = null;
  const unsent = () => {
    if (memory) return memory;
    try { return JSON.parse(localStorage.getItem(KEY) ?? '[]'); } catch { return []; }
  };
  const keep = (list) => {
    memory = null;
    try {
      if (list.length) localStorage.setItem(KEY, JSON.stringify(list)); else localStorage.removeItem(KEY);
    } catch { memory = list; }
  };

  const ending = new AbortController();
  let isSending = false, timer = 0, delay = 1000;
  const again = (ms) => { clearTimeout(timer); timer = setTimeout(send, ms); };

  async function send() {
    clearTimeout(timer);
    const list = unsent();
    if (isSending || !list.length || ending.signal.aborted) return;
    isSending = true;
    let response = null;
    try {
      response = await post({ given: list });
    } catch { /* Sent again. */ }
    isSending = false;
    if (ending.signal.aborted) return;
    find('offline').hidden = response !== null;
    find('unsaved').hidden = !(response?.status >= 500);
    if (response?.status === 200) {
      acknowledge(list, response.next);
      delay = 1000;
      if (unsent().length) send();
    } else if (response && response.status < 500 && response.status !== 429) {
      // It was ended or restarted elsewhere: what the service shows now is right.
      keep([]);
      leave();
    } else {
      again(Math.max(delay, 1000 * (response?.retryAfter || 0)));
      delay = Math.min(2 * delay, 15000);
    }
  }

  function acknowledge(sent, next) {
    // An answer that was changed while it was on its way stays, to be sent again.
    const done = sent.map((each) => JSON.stringify(each));
    keep(unsent().filter((each) => !done.includes(JSON.stringify(each))));
    if (next.done) leave(next);
    // Another tab or device has left something open.
    else if (place >= blocks.length && !unsent().length) leave();
  }

  const asked = () => wanted.find((what) => !picks[what]);

  function isChange() {
    const known = given.get(blocks[place].id);
    return Boolean(known) && wanted.some((what) => known[what] !== picks[what]);
  }

  function draw() {
    const what = asked();
    find('asked').textContent = words.asked[what ?? (isLocked ? wanted.at(-1) : 'change')];
    for (const row of rows) {
      const pick = wanted.find((each) => picks[each] === row.dataset.item) ?? '';
      row.classList.toggle('most', pick === 'most');
      row.classList.toggle('least', pick === 'least');
      row.setAttribute('aria-pressed', String(Boolean(pick)));
      row.querySelector('small').textContent = words.picked[pick] ?? '';
    }
    find('onward').hidden = what !== undefined || isLocked;
  }

  function show() {
    const block = blocks[place];
    find('waiting').hidden = Boolean(block);
    form.hidden = !block;
    if (!block) return;
    isLocked = false;
    picks = {};
    const answer = given.get(block.id);
    for (const what of wanted) if (answer) picks[what] = answer[what];
    block.items.forEach((item, n) => {
      rows[n].dataset.item = item.id;
      statementIn(rows[n]).textContent = item.text;
    });
    const number = before + place + 1;
    find('step').textContent = words.steps[number - 1] ?? '';
    find('progress').value = number - 1;
    const minutes = Math.ceil(((total - before - given.size) * seconds) / counted / 60);
    find('minutes').textContent = words.minutes[Math.min(Math.max(minutes, 1), words.minutes.length) - 1];
    entitle(find('step').textContent);
    find('back').hidden = place === 0;
    const offer = root.querySelector('.offer');
    if (offer && given.size) {
      offer.open = false;
      offer.classList.remove('offer');
    }
    draw();
    group.focus({ preventScroll: true });
    toTop();
    shownAt = pickedAt = performance.now();
  }

  const statementIn = (row) => row.querySelector('span');
  // Statements ask not to be translated. Not every program minds that.
  const isTranslated = ({ items }) => items.some((item, n) => statementIn(rows[n]).textContent !== item.text);

  function save() {
    const block = blocks[place];
    const ms = Math.round(Math.min(performance.now() - shownAt, 86400000));
    const known = given.get(block.id);
    if (known && !isChange()) return;
    const answer = { block: block.id, ...picks, ms, translated: isTranslated(block) };
    given.set(block.id, answer);
    seconds += Math.min(ms / 1000, 45);
    counted += 1;
    keep([...unsent().filter((each) => each.block !== block.id), answer]);
    send();
  }

  function goOn() {
    if (ending.signal.aborted) return;
    save();
    place += 1;
    show();
  }

  function pick(row, isTap) {
    if (isLocked || form.hidden) return;
    const now = performance.now();
    // The second tap of a double tap is meant for what was there before.
    if (isTap && now - pickedAt < 300) return;
    pickedAt = now;
    const item = row.dataset.item;
    const chosen = wanted.find((what) => picks[what] === item);
    if (chosen) {
      delete picks[chosen];
    } else if (asked()) {
      picks[asked()] = item;
      isLocked = !asked();
    }
    draw();
    // Long enough to see what was picked.
    if (isLocked) setTimeout(goOn, 150);
  }

  const { signal } = ending;
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  // A click by the keyboard has no detail.
  for (const row of rows) row.addEventListener('click', (event) => pick(row, event.detail > 0), { signal });
  form.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const digit = '1234'.indexOf(event.key);
    if (digit >= 0 && event.key && !event.repeat) {
      rows[digit].focus();
      pick(rows[digit], false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const at = rows.findIndex((row) => row.matches(':focus'));
      rows[(at + (event.key === 'ArrowDown' ? 1 : at < 0 ? 4 : 3)) % 4].focus();
    }
  }, { signal });
  find('back').addEventListener('click', () => { if (!isLocked && place) { place -= 1; show(); } }, { signal });
  find('onward').addEventListener('click', () => { if (!isLocked && !asked()) goOn(); }, { signal });
  addEventListener('online', () => { find('offline').hidden = !unsent().length; send(); }, { signal });
  addEventListener('offline', () => { find('offline').hidden = false; }, { signal });

  for (const answer of unsent()) given.set(answer.block, answer);
  while (place < blocks.length && given.has(blocks[place].id)) place += 1;
  show();
  send();
  return () => { ending.abort(); clearTimeout(timer); };
}
