// Shows the dialog before this script where no socket of the page has opened six seconds after it tried the first, and
// takes it away when one opens. What becomes of a page that had one, Streamlit says itself.
'use strict';
(() => {
  const dialog = document.currentScript.previousElementSibling;
  const Native = window.WebSocket;
  let timer;
  window.WebSocket = new Proxy(Native, {
    construct(target, given) {
      const socket = new target(...given);
      timer ??= setTimeout(() => dialog.showModal(), 6000);
      socket.addEventListener('open', () => {
        clearTimeout(timer);
        dialog.remove();
        window.WebSocket = Native;
      });
      return socket;
    },
  });
})();
