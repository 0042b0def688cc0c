// Copies links, looks again while something is being made, and follows what others may take back. The address that the
// browser shows is the one that works here.
// `root` holds the page, `reload` loads it again, and `post` sends a form: it gives the answer's `status` and `html`, or null.
// Returns a function that ends it.
'use strict';
const ASK_EVERY_MS = 5000, LOST_AFTER_MS = 60000;
// Asks every few seconds whether the list has changed. What can't be asked for a minute is shown no more.
function followList(root, reload, post) {
  const live = root.querySelector('[data-live]');
  if (!live) return () => {};
  const read = (from) => from.querySelector('[data-list]').innerHTML;
  let shown = read(live), timer = 0, lost = 0, isAsking = false, isOver = false;
  function lose() {
    shown = live.querySelector('[data-list]').textContent = live.dataset.lost;
    live.querySelector('input[name="seen"]').value = '';
  }
  function hear() {
    clearTimeout(lost);
    lost = setTimeout(lose, LOST_AFTER_MS);
  }
  function show(html) {
    const anew = new DOMParser().parseFromString(html, 'text/html').body;
    const list = read(anew);
    live.querySelector('form').replaceWith(anew.querySelector('form'));
    // What the reader has opened stays open unless the list is another one.
    if (list !== shown) live.querySelector('[data-list]').replaceChildren(...anew.querySelector('[data-list]').childNodes);
    shown = list;
  }
  async function ask() {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    let answer = null;
    try { answer = await post(live.querySelector('form')); } catch { /* It is asked again. */ }
    isAsking = false;
    if (isOver) return;
    const status = answer?.status ?? 0;
    if (status === 200) show(answer.html);
    if (status === 200 || status === 204) hear();
    else if (status >= 400 && status < 500 && status !== 429) { reload(); return; }
    timer = setTimeout(ask, ASK_EVERY_MS);
  }
  // Browsers put off the timers of pages that nobody looks at.
  const look = () => { if (!document.hidden) ask(); };
  document.addEventListener('visibilitychange', look);
  timer = setTimeout(ask, ASK_EVERY_MS);
  hear();
  return () => {
    isOver = true;
    clearTimeout(timer);
    clearTimeout(lost);
    document.removeEventListener('visibilitychange', look);
  };
}
function enrichPage(root, reload, post) {
  for (const field of root.querySelectorAll('input[data-link]')) {
    const place = field.parentElement;
    const button = place.querySelector('[data-copy]');
    const status = place.nextElementSibling;
    button.hidden = false;
    field.addEventListener('focus', () => field.select());
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(field.value);
      } catch {
        // Without https, browsers give no clipboard but this.
        field.select();
        document.execCommand('copy');
      }
      status.textContent = button.dataset.copied;
    });
  }
  const timer = root.querySelector('[data-waiting]') && setTimeout(reload, 2000);
  const stop = followList(root, reload, post);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
async function postForm(form) {
  const body = new URLSearchParams(new FormData(form));
  const answer = await fetch(form.action, { method: 'POST', body, signal: AbortSignal.timeout(8000) });
  return { status: answer.status, html: await answer.text() };
}
// A component's script is a module, and calls this itself.
if (document.currentScript) enrichPage(document, () => location.reload(), postForm);
