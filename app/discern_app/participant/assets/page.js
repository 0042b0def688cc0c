// Copies links, and looks again while something is being made. The address that the browser shows is the one that works here.
// `root` holds the page, and `reload` loads it again. Returns a function that ends it.
'use strict';
function enrichPage(root, reload) {
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
  return () => clearTimeout(timer);
}
// A component's script is a module, and calls this itself.
if (document.currentScript) enrichPage(document, () => location.reload());
