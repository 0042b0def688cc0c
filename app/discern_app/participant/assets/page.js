// Copies links, and looks again while something is being made. The address that the browser shows is the one that works here.
'use strict';
for (const field of document.querySelectorAll('input[data-link]')) {
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
if (document.querySelector('[data-waiting]')) setTimeout(() => location.reload(), 2000);
