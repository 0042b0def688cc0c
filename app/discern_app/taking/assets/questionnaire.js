
// The questions in a component of Streamlit's: answers go by a trigger, and what became of them comes with the data.
const opened = new WeakMap();

function openQuestions(parentElement, data) {
  const top = parentElement.querySelector('.questionnaire');
  top.innerHTML = data.html;
  const now = { visit: data.visit, trigger: null, number: 0, hear: () => {}, patience: 4000 };
  let timer = 0;
  const leave = () => {
    // A trigger is lost where the socket is closed.
    now.trigger('left', { visit: data.visit, at: Date.now() });
    timer = setTimeout(leave, 4000);
  };
  const post = (answers) => new Promise((resolve, reject) => {
    if (!navigator.onLine) throw new Error('offline');
    const number = Date.now();
    const late = setTimeout(() => {
      now.patience = Math.min(2 * now.patience, 30000);
      reject(new Error('unheard'));
    }, now.patience);
    now.hear = (heard) => {
      if (heard?.number !== number) return;
      clearTimeout(late);
      now.patience = 4000;
      now.hear = () => {};
      resolve(heard);
    };
    now.trigger('given', { visit: data.visit, number, ...answers });
  });
  now.begin = () => {
    const toTop = () => {
      const scroll = () => top.scrollIntoView({ block: 'start' });
      scroll();
      requestAnimationFrame(scroll);
    };
    const end = askQuestions({ root: top, state: data.state, post, leave, toTop, entitle: () => {} });
    now.stop = () => { clearTimeout(timer); end(); };
  };
  return now;
}

export default function ({ data, parentElement, setTriggerValue }) {
  let now = opened.get(parentElement);
  const isNew = now?.visit !== data.visit;
  if (isNew && !data.state) {
    setTriggerValue('left', { visit: data.visit, at: Date.now() });
    return;
  }
  if (isNew) {
    now?.stop();
    now = openQuestions(parentElement, data);
    opened.set(parentElement, now);
  }
  now.trigger = setTriggerValue;
  if (isNew) now.begin();
  now.hear(data.heard);
  return () => {
    opened.get(parentElement)?.stop();
    opened.delete(parentElement);
  };
}
