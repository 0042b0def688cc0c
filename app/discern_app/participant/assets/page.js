// Copies the private link. The address that the browser shows is the one that works here.
'use strict';
for (const field of document.querySelectorAll('input[data-link]')) {
  const button = field.parentElement.querySelector('[data-copy]');
  const status = document.querySelector('[data-copy-status]');
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
