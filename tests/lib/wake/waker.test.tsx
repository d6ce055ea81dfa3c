import { screen } from '@testing-library/react';
import { announce } from '@/lib/wake/awake';
import { holdPresses, newHeld } from '@/lib/wake/hold';
import { typedForReload } from '@/lib/wake/typed';
import { startWaker } from '@/lib/wake/waker';

const SLEEPING = {
  chunks: ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
  data: '/_next/static/pages/c.js',
};
const ALL = [...SLEEPING.chunks, SLEEPING.data];

/** What an element is told of where it stands. */
let near: (() => void)[] = [];

const scripts = () => [...document.head.querySelectorAll('script')];
const running = () => scripts().map((script) => script.getAttribute('src'));
const fetched = () => [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
const notice = () => screen.getByText('Nicht geladen');
const island = (html: string, attributes = 'data-wake="use"', rebuilt = () => {}) => {
  document.body.innerHTML = `<a href="#x">außen</a><div ${attributes}>${html}</div>
    <p data-wake-fault hidden>Nicht geladen <button type="button">Noch einmal</button></p>`;
  window.held = { clicks: new Set() };
  startWaker(SLEEPING, rebuilt);
  return document.querySelector('[data-wake] > *') as HTMLElement;
};

beforeAll(() => {
  holdPresses();
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(private seen: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        near.push(() => this.seen([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  });
});

beforeEach(() => {
  jest.useFakeTimers();
  near = [];
  document.head.innerHTML = '';
  delete document.documentElement.dataset.scripts;
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  announce();
  jest.useRealTimers();
});

test('a page loads nothing before a visitor shows a sign of life, and then fetches without running', () => {
  island('<button type="button">A</button>');
  expect(document.head.children).toHaveLength(0);
  window.dispatchEvent(new Event('scroll'));
  for (const come of near) come();
  expect(fetched()).toEqual(ALL);
  expect(running()).toEqual([]);
});

test('whoever saves data is sent nothing ahead', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  island('<button type="button">A</button>');
  window.dispatchEvent(new Event('scroll'));
  for (const come of near) come();
  expect(fetched()).toEqual([]);
  Object.assign(navigator, { connection: undefined });
});

test.each(['pointerdown', 'focusin', 'keydown', 'input'])('%s on an island wakes the page, the data last', (type) => {
  island('<input>').dispatchEvent(new Event(type, { bubbles: true }));
  expect(running()).toEqual(ALL);
  expect(scripts().every(({ async }) => async)).toBe(true);
});

test('what is done elsewhere leaves it asleep, and a link stays a link', () => {
  island('<a href="/books/">Bücher</a>').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(running()).toEqual([]);
});

test('the last press of each button takes effect once, in their order', () => {
  const done: string[] = [];
  island('<button type="button">A</button><button type="button">B</button>');
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => done.push(button.textContent ?? ''));
  }
  const [a, b] = document.querySelectorAll('button');
  a?.click();
  b?.click();
  a?.click();
  expect(done).toEqual([]);
  expect(running()).toEqual(ALL);
  announce();
  expect(done).toEqual(['B', 'A']);
  a?.click();
  expect(done).toEqual(['B', 'A', 'A']);
});

test('a form is never sent to the host while the page sleeps, and sent once when it is awake', () => {
  const sent = jest.fn((event: Event) => event.preventDefault());
  const form = island('<form><button>Weiter</button></form>');
  form.addEventListener('submit', sent);
  const button = form.querySelector('button');
  button?.click();
  button?.click();
  expect(sent).not.toHaveBeenCalled();
  announce();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a paid order waits for a second press, with a word why', () => {
  const sent = jest.fn((event: Event) => event.preventDefault());
  const form = island(
    '<form><button>Bestellen</button><p role="status" data-wake-word="Noch einmal, bitte."></p></form>',
  );
  form.addEventListener('submit', sent);
  form.querySelector('button')?.click();
  announce();
  expect(sent).not.toHaveBeenCalled();
  expect(form).toHaveTextContent('Noch einmal, bitte.');
  form.querySelector('button')?.click();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a press that takes long shows that it is at work, until it has taken effect', () => {
  const button = island('<button type="button">A</button>');
  button.click();
  expect(button).not.toHaveAttribute('aria-busy');
  jest.advanceTimersByTime(400);
  expect(button).toHaveAttribute('aria-busy', 'true');
  announce();
  expect(button).not.toHaveAttribute('aria-busy');
});

test('letters that are being put together are waited for', () => {
  const input = island('<input>');
  input.dispatchEvent(new Event('compositionstart', { bubbles: true }));
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(running()).toEqual(SLEEPING.chunks);
  input.dispatchEvent(new Event('compositionend', { bubbles: true }));
  expect(running()).toEqual(ALL);
});

test('scripts that take too long are told as lost; when they come after all, the word goes', () => {
  island('<button type="button">A</button>').click();
  expect(notice()).not.toBeVisible();
  jest.advanceTimersByTime(10_000);
  expect(notice()).toBeVisible();
  announce();
  expect(notice()).not.toBeVisible();
});

test('the next use tries a lost script again, and only that one; lost once more, the page does without', () => {
  const button = island('<button type="button">A</button>');
  button.click();
  const [first] = scripts();
  first?.dispatchEvent(new Event('error'));
  expect(notice()).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-scripts');
  const others = scripts().slice(1);
  screen.getByRole('button', { name: 'Noch einmal' }).click();
  expect(scripts()).toHaveLength(ALL.length);
  expect(scripts()).toEqual(expect.arrayContaining(others));
  expect(scripts()).not.toContain(first);
  expect(notice()).not.toBeVisible();
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  expect(notice()).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-scripts', 'lost');
});

test('an island that moves by itself wakes the page when it comes near', () => {
  island('<p>Acht Bücher</p>', 'data-wake="visible"');
  expect(running()).toEqual([]);
  for (const come of near) come();
  expect(running()).toEqual(ALL);
});

test('once an event is over by the visitor’s clock, the list wakes when it comes near', () => {
  island('<p>Lesung</p>', 'data-wake="use" data-wake-after="2020-01-01"');
  for (const come of near) come();
  expect(running()).toEqual(ALL);
});

test('a filter in the address is shown at once', () => {
  window.history.replaceState(null, '', '/?kategorie=zoo');
  island('<p>Lesung</p>', 'data-wake="use" data-wake-now="?kategorie"');
  expect(running()).toEqual(ALL);
});

test('a press before any script ran is not forgotten, and shows that it is at work', () => {
  document.body.innerHTML = '<div data-wake="use"><button type="button">A</button></div>';
  window.held = { clicks: new Set() };
  document.querySelector('button')?.click();
  startWaker(SLEEPING, () => {});
  expect(running()).toEqual(ALL);
  jest.advanceTimersByTime(400);
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('after a deploy, what was typed stays over one reload, and the IBAN goes nowhere', () => {
  const fields = '<form><input name="firstName"><input name="iban"></form>';
  const type = (name: string, value: string) => {
    document.querySelector<HTMLInputElement>(`[name=${name}]`)?.setRangeText(value);
  };
  island(fields);
  type('firstName', 'Anna');
  type('iban', 'DE02 1203 0000 0000 2020 51');
  window.history.replaceState({ step: 2, typed: typedForReload(window.held?.typed) }, '');
  expect(JSON.stringify(window.history.state)).toMatch(/Anna/);
  expect(JSON.stringify(window.history.state)).not.toMatch(/iban|DE02/);

  const held = newHeld();
  expect(window.history.state).toEqual({ step: 2 });
  island(fields);
  window.held = Object.assign(window.held ?? held, { typed: held.typed });
  expect(typedForReload(held.typed).map(({ value }) => value)).toEqual(['Anna']);
  announce();
  expect(document.querySelector<HTMLInputElement>('[name=firstName]')?.value).toBe('Anna');
});

test('where React builds the page anew, what was typed, chosen, pressed and had the focus goes on there', () => {
  const html = `<form><input name="a"><input type="checkbox"><textarea></textarea></form>
    <button type="button">A</button>`;
  const rebuilt = jest.fn();
  island(html, 'data-wake="use"', rebuilt);
  const [field, box, text] = document.querySelectorAll<HTMLInputElement>('input, textarea');
  field?.focus();
  Object.assign(field ?? {}, { value: 'Anna' });
  box?.click();
  Object.assign(text ?? {}, { value: '2' });
  document.querySelector('form')?.requestSubmit();
  document.querySelector('button')?.click();
  const anew = document.body.innerHTML;
  document.body.innerHTML = anew;
  const heard: string[] = [];
  for (const type of ['click', 'submit']) {
    document.body.addEventListener(type, (event) => {
      if (type === 'submit') event.preventDefault();
      heard.push(`${type} ${(event.target as Element).tagName}`);
    });
  }
  announce();
  expect(rebuilt).toHaveBeenCalledTimes(1);
  const [name, agreed, written] = document.querySelectorAll<HTMLInputElement>('input, textarea');
  expect([name?.value, agreed?.checked, written?.value]).toEqual(['Anna', true, '2']);
  expect(name).toHaveFocus();
  expect(heard.slice(-2)).toEqual(['click BUTTON', 'submit FORM']);
});
