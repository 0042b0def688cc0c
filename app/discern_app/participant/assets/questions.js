// Asks the questions without loading pages: two taps each, saved one by one, and sent again until they are acknowledged.
'use strict';
(() => {
  const state = JSON.parse(document.getElementById('state').textContent);
  const { words } = state;
  const find = (id) => document.getElementById(id);
  const form = find('questions'), group = find('block');
  const rows = [...form.querySelectorAll('.row')];
  const wanted = state.next.ranking ? ['most', 'least', 'second'] : ['most', 'least'];

  const blocks = [...state.next.blocks];
  const before = state.next.answered;
  let total = state.next.total;
  // Where not all that remain are known, each answer decides what is asked next, and none can be changed.
  const isAdaptive = blocks.length < total - before;
  const given = new Map();
  let place = 0, picks = {}, shownAt = 0, pickedAt = 0, isLocked = false, furthest = 0;
  let seconds = 3 * state.seconds, counted = 3;

  // Answers that the service hasn't acknowledged, in this browser only.
  const KEY = `discern unsent ${state.assessment}`;
  let memory = [];
  const unsent = () => {
    try { return JSON.parse(localStorage.getItem(KEY) ?? '[]'); } catch { return memory; }
  };
  const keep = (list) => {
    memory = list;
    try {
      if (list.length) localStorage.setItem(KEY, JSON.stringify(list)); else localStorage.removeItem(KEY);
    } catch { /* Without storage they are kept as long as the page. */ }
  };

  let isSending = false, timer = 0, delay = 1000;
  const again = (ms) => { clearTimeout(timer); timer = setTimeout(send, ms); };
  const leave = (address = state.page) => location.replace(address);

  async function send() {
    clearTimeout(timer);
    const list = unsent();
    if (isSending || !list.length) return;
    isSending = true;
    let response = null;
    try {
      response = await fetch(state.answers, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token: state.token, assessment: state.assessment, given: list }),
        keepalive: true,
        signal: AbortSignal.timeout(20000),
      });
      if (response.ok) await acknowledge(list, await response.json());
    } catch {
      response = null;
    }
    isSending = false;
    find('offline').hidden = response !== null;
    if (response?.ok) {
      delay = 1000;
      if (unsent().length) send();
    } else if (response && response.status < 500 && response.status !== 429) {
      // It was ended or restarted elsewhere: what the service shows now is right.
      keep([]);
      leave();
    } else {
      again(Math.max(delay, 1000 * (Number(response?.headers.get('Retry-After')) || 0)));
      delay = Math.min(2 * delay, 15000);
    }
  }

  function acknowledge(sent, next) {
    const done = sent.map((each) => JSON.stringify(each));
    keep(unsent().filter((each) => !done.includes(JSON.stringify(each))));
    if (next.done) { leave(state.end); return; }
    if (isAdaptive) {
      total = next.total;
      blocks.push(...next.blocks.filter((block) => !blocks.some((known) => known.id === block.id)));
    }
    if (isAdaptive || place < blocks.length) {
      if (!find('waiting').hidden) show();
    } else if (!unsent().length) {
      // Another tab or device has left something open.
      leave();
    }
  }

  const asked = () => wanted.find((what) => !picks[what]);

  function draw() {
    const what = asked();
    find('asked').textContent = words.asked[what ?? (isLocked ? wanted.at(-1) : 'change')];
    for (const row of rows) {
      const pick = ['most', 'least', 'second'].find((each) => picks[each] === row.dataset.item) ?? '';
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
    find('hint').hidden = !block;
    if (!block) return;
    isLocked = false;
    furthest = Math.max(furthest, place);
    picks = {};
    const answer = given.get(block.id);
    for (const what of wanted) if (answer) picks[what] = answer[what];
    block.items.forEach((item, n) => {
      rows[n].dataset.item = item.id;
      rows[n].querySelector('span').textContent = item.text;
    });
    const number = before + place + 1;
    find('step').textContent = words.steps[number - 1] ?? '';
    find('progress').value = number - 1;
    const minutes = Math.ceil(((total - number + 1) * seconds) / counted / 60);
    find('minutes').textContent = words.minutes[Math.min(Math.max(minutes, 1), words.minutes.length) - 1];
    document.title = `${find('step').textContent} · Discern`;
    find('back').hidden = isAdaptive || place === 0;
    draw();
    group.focus({ preventScroll: true });
    scrollTo(0, 0);
    shownAt = pickedAt = performance.now();
  }

  function save() {
    const block = blocks[place];
    const ms = Math.round(Math.min(performance.now() - shownAt, 86400000));
    const answer = { block: block.id, ...picks, ms };
    const known = given.get(block.id);
    given.set(block.id, answer);
    if (known && wanted.every((what) => known[what] === answer[what])) return;
    seconds += Math.min(ms / 1000, 60);
    counted += 1;
    keep([...unsent().filter((each) => each.block !== block.id), answer]);
    send();
  }

  function goOn() {
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
      delete picks.second;
    } else if (asked()) {
      picks[asked()] = item;
      isLocked = !asked();
    }
    draw();
    if (isLocked) setTimeout(goOn, 150);
  }

  form.addEventListener('submit', (event) => event.preventDefault());
  for (const row of rows) row.addEventListener('click', (event) => pick(row, event.detail > 0));
  form.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const digit = '1234'.indexOf(event.key);
    if (digit >= 0 && event.key && !event.repeat) {
      rows[digit].focus();
      pick(rows[digit], false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const at = rows.indexOf(document.activeElement);
      rows[(at + (event.key === 'ArrowDown' ? 1 : at < 0 ? 4 : 3)) % 4].focus();
    }
  });
  find('back').addEventListener('click', () => { if (!isLocked && place) { place -= 1; show(); } });
  find('onward').addEventListener('click', () => { if (!isLocked && !asked()) goOn(); });
  addEventListener('online', send);
  addEventListener('offline', () => { find('offline').hidden = false; });
  addEventListener('pageshow', (event) => { if (event.persisted) leave(); });
  for (const link of document.querySelectorAll('a[data-link]')) link.rel = 'noreferrer';

  for (const answer of unsent()) given.set(answer.block, answer);
  while (place < blocks.length && given.has(blocks[place].id)) place += 1;
  show();
  send();
})();
