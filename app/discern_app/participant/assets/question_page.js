// The questions on a plain page, without loading another one for each.
'use strict';
{
  const state = JSON.parse(document.getElementById('state').textContent);
  const leave = (address) => location.replace(address);
  askQuestions({
    root: document,
    state,
    leave: (end) => leave(end ? state.end : state.page),
    toTop: () => scrollTo(0, 0),
    entitle: (title) => { document.title = `${title} · Discern`; },
    async post(answers) {
      const response = await fetch(state.answers, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token: state.token, assessment: state.assessment, ...answers }),
        // Arrives also where the page is left meanwhile.
        keepalive: true,
        signal: AbortSignal.timeout(20000),
      });
      return {
        status: response.status,
        retryAfter: Number(response.headers.get('Retry-After')),
        next: response.ok ? await response.json() : null,
      };
    },
  });
  // Browsers may show a page as it was when it was left.
  addEventListener('pageshow', (event) => { if (event.persisted) leave(state.page); });
  for (const link of document.querySelectorAll('a[data-link]')) link.rel = 'noreferrer';
}
