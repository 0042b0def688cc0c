
// Plain pages in a component of Streamlit's: links and forms go to the app by a trigger, and what the pages answer comes
// with the component's data. No script of a page runs here: what pages need is in this one.
// The app says before this script what PAGES and SIGN_OUT are.
const COOKIES = 'discern cookies';

// An address as the app's pages know it, such as `me?token=…`; null for one that leads elsewhere.
function within(href) {
  const url = new URL(href, location.href);
  // Programs that take a link along may write it in other letters.
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1).toLowerCase();
  return PAGES.includes(name) ? { name, address: name + url.search, place: url.hash.slice(1) } : null;
}

// Hosts may put something before the app's addresses.
const before = () => location.pathname.slice(0, location.pathname.lastIndexOf('/') + 1);

function readCookies() {
  try { return JSON.parse(localStorage.getItem(COOKIES) ?? '{}'); } catch { return {}; }
}

function keepCookies(changed) {
  const kept = Object.entries({ ...readCookies(), ...changed }).filter(([, value]) => value !== null);
  try { localStorage.setItem(COOKIES, JSON.stringify(Object.fromEntries(kept))); } catch { /* Nothing is kept. */ }
}

// Templates escape what people and services write. Should one not, nothing of it runs.
function tame(read) {
  for (const element of read.querySelectorAll('script, style, link, meta, base, iframe, object, embed')) element.remove();
  for (const element of read.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (/^(on|formaction$|style$)/i.test(name)) element.removeAttribute(name);
    }
    if (/^\s*(javascript|data|vbscript):/i.test(element.getAttribute('href') ?? '')) element.removeAttribute('href');
  }
  // Streamlit shows the logo.
  read.querySelector('.brand')?.remove();
}

function download({ name, type, content }) {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

function openBridge(page) {
  const waiting = new Map();
  const bridge = { trigger: () => {} };
  const opened = within(location.href)?.name;
  // From the time on: the answer to a bridge before this one, which may still be in the data, has another number.
  let number = Date.now(), stop = () => {};

  // A trigger is lost where the socket is closed or another one follows at once. What does no harm twice is sent again.
  function ask(request, { again = false } = {}) {
    const asked = { ...request, number: (number += 1), cookies: readCookies() };
    return new Promise((resolve) => {
      const entry = { resolve, timer: 0 };
      waiting.set(asked.number, entry);
      const send = (patience) => {
        bridge.trigger('asked', asked);
        if (again) entry.timer = setTimeout(send, patience, Math.min(2 * patience, 15000));
      };
      send(1500);
    });
  }

  bridge.hear = (answer) => {
    const entry = waiting.get(answer?.number);
    if (!entry) return;
    waiting.delete(answer.number);
    clearTimeout(entry.timer);
    keepCookies(answer.cookies);
    entry.resolve(answer);
  };

  async function open(href, { pushes = false } = {}) {
    const { address, place } = within(href);
    show(await ask({ method: 'GET', address }, { again: true }), place, pushes);
  }

  async function submit(form, submitter) {
    const { address, place } = within(form.getAttribute('action'));
    const body = new URLSearchParams(new FormData(form, submitter)).toString();
    show(await ask({ method: 'POST', address, body }), place, false);
  }

  // Not while something else waits: of two triggers at once the first is lost.
  async function follow(form) {
    if (waiting.size) return null;
    const { address } = within(form.getAttribute('action'));
    const asked = ask({ method: 'POST', address, body: new URLSearchParams(new FormData(form)).toString() });
    const mine = number;
    const late = new Promise((resolve) => { setTimeout(resolve, 8000, null); });
    const answer = await Promise.race([asked, late]);
    waiting.delete(mine);
    if (!answer) return null;
    const read = new DOMParser().parseFromString(answer.html, 'text/html');
    tame(read);
    return { status: answer.status, html: read.body.innerHTML };
  }

  function show(answer, place, pushes) {
    if (answer.file) { download(answer.file); return; }
    if (answer.leaves) { location.assign(before()); return; }
    stop();
    const read = new DOMParser().parseFromString(answer.html, 'text/html');
    // Read before `tame` takes the script away that holds it.
    const state = JSON.parse(read.getElementById('state')?.textContent ?? 'null');
    tame(read);
    page.className = `page ${read.body.className}`;
    page.replaceChildren(...read.body.childNodes);
    document.title = read.title;
    if (answer.address) {
      history[pushes ? 'pushState' : 'replaceState'](history.state, '', before() + answer.address);
      place = within(answer.address).place || place;
    }
    const target = (place && page.querySelector(`#${CSS.escape(place)}`)) || page;
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
    stop = state ? askHere(state) : enrichPage(page, () => open(location.href), follow);
  }

  const askHere = (state) => askQuestions({
    root: page,
    state,
    leave: (end) => open(end ? state.end : state.page),
    toTop: () => page.scrollIntoView({ block: 'start' }),
    entitle: (title) => { document.title = `${title} · Discern`; },
    async post(answers) {
      if (!navigator.onLine) throw new Error('offline');
      const body = JSON.stringify({ token: state.token, assessment: state.assessment, ...answers });
      const request = { method: 'POST', address: 'take/answers', kind: 'application/json', body };
      // `askQuestions` sends again what isn't acknowledged in time.
      const late = new Promise((_, reject) => { setTimeout(reject, 4000, new Error('unheard')); });
      const { status, json, retryAfter } = await Promise.race([ask(request), late]);
      return { status, retryAfter: Number(retryAfter), next: status === 200 ? json : null };
    },
  });

  page.addEventListener('click', (event) => {
    const link = event.target.closest('a[href]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isOurs = within(link.href);
    if (!isOurs && !link.href.endsWith(SIGN_OUT)) return;
    event.preventDefault();
    if (isOurs) open(link.href, { pushes: true }); else location.assign(before() + SIGN_OUT.slice(1));
  });
  page.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    submit(event.target, event.submitter);
  });
  // Where the page's name changes, Streamlit draws another one, which opens a bridge of its own.
  const back = () => { if (within(location.href)?.name === opened) open(location.href); };
  addEventListener('popstate', back);
  bridge.open = () => open(location.href);
  bridge.close = () => {
    stop();
    removeEventListener('popstate', back);
    for (const { timer } of waiting.values()) clearTimeout(timer);
  };
  return bridge;
}

const bridges = new WeakMap();

export default function ({ data, parentElement, setTriggerValue }) {
  let bridge = bridges.get(parentElement);
  const isNew = !bridge;
  if (isNew) {
    bridges.set(parentElement, bridge = openBridge(parentElement.querySelector('.page')));
    // The owner's colour.
    parentElement.append(Object.assign(document.createElement('style'), { textContent: data.css }));
  }
  bridge.trigger = setTriggerValue;
  if (isNew) bridge.open(); else bridge.hear(data.answer);
  return () => {
    bridge.close();
    bridges.delete(parentElement);
  };
}
