import { act, screen, waitFor } from '@testing-library/react';
import { hydrator } from '@/components/islands/hydrate';
import { captureEarlyInput, newEarlyInput } from '@/lib/hydrate/hold';
import type { Hydrate } from '@/lib/hydrate/live';
import { startIslands } from '@/lib/hydrate/start';
import { typedForReload } from '@/lib/hydrate/typed';

/** Files fetched by a test, in order; `answer` provides the responses. */
let fetched: string[] = [];
let loaded: string[] = [];
let answer: (address: string) => Promise<Partial<Response>>;
let round = 0;

/** Callbacks of intersection observers. */
let near: (() => void)[] = [];
const comeNear = () => {
  for (const come of near.splice(0)) come();
};

const fileOf = (name: string) => `/_next/static/islands/${name}-${round}.js`;
const handedFile = () => `/_next/static/handed/${round}.json`;
const notice = () => screen.getByText('Nicht geladen');
const island = (html: string, attributes = '', name = 'A') =>
  `<island-root data-island="${name}" data-hydrate="use" ${attributes}>${html}</island-root>`;
const wordLost = '<p data-lost-scripts hidden>Nicht geladen <button type="button">Noch einmal</button></p>';

/** Puts islands into the page; an island’s script runs `start` once loaded. */
function open(html: string, { start = alive, rebuilt = () => {} }: { start?: Hydrate; rebuilt?: () => void } = {}) {
  round += 1;
  document.body.innerHTML = `<a href="#x">außen</a>${html}${wordLost}`;
  window.held = newEarlyInput();
  const names = [...document.querySelectorAll<HTMLElement>('island-root')].map(({ dataset }) => dataset.island ?? '');
  const table = { handed: handedFile(), scripts: Object.fromEntries(names.map((name) => [name, [fileOf(name)]])) };
  startIslands(table, rebuilt, async (address) => {
    loaded.push(address);
    return { default: start };
  });
  return document.querySelector('island-root > *') as HTMLElement;
}

/** An island without React that is live at once. */
const alive: Hydrate = (element, _handed, told) => {
  element.dataset.live = '';
  told.live();
};
/** Hydrates with React and keeps the markup. */
const takenOver = hydrator(() => <Inside />);
const Inside = () => null;

const isHydrated = (element: Element | null = document.querySelector('island-root')) =>
  waitFor(() => expect(element).toHaveAttribute('data-live'));
const isAsked = () => document.querySelector('[data-asked]') !== null;

captureEarlyInput();

beforeEach(() => {
  fetched = [];
  loaded = [];
  near = [];
  answer = async (address) => ({
    ok: true,
    text: async () => '',
    json: async () =>
      [...document.querySelectorAll('island-root')].map((_, at) => ({ prefix: `i${at}-`, props: {}, address })),
  });
  Object.assign(window, {
    fetch: (address: string) => {
      fetched.push(address);
      return answer(address);
    },
    IntersectionObserver: class {
      constructor(private seen: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        near.push(() => this.seen([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  });
  delete document.documentElement.dataset.scripts;
  window.history.replaceState(null, '', '/');
});

test.each([false, true])(
  'loads nothing before the first user action, and then prefetches without running scripts, with Save-Data nothing: %s',
  (saveData) => {
    Object.assign(navigator, { connection: { saveData } });
    open(island('<button type="button">A</button>'));
    expect(fetched).toEqual([]);
    window.dispatchEvent(new Event('scroll'));
    comeNear();
    expect(fetched).toEqual(saveData ? [] : [fileOf('A'), handedFile()]);
    expect(loaded).toEqual([]);
    Object.assign(navigator, { connection: undefined });
  },
);

test.each(['pointerdown', 'focusin', 'keydown', 'input'])('%s on an island hydrates it', async (type) => {
  open(island('<input>')).dispatchEvent(new Event(type, { bubbles: true }));
  await isHydrated();
  expect(loaded).toEqual([fileOf('A')]);
});

test('events elsewhere hydrate nothing, and a link stays a link', () => {
  open(island('<a href="/books/">Bücher</a>')).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(fetched).toEqual([]);
});

test.each([
  ['in order', [0, 1]],
  ['in reverse order', [1, 0]],
])('two islands of a page are hydrated separately: %s', async (_, order) => {
  open(island('<button type="button">A</button>', '', 'A') + island('<button type="button">B</button>', '', 'B'));
  const islands = [...document.querySelectorAll('island-root')];
  for (const [turn, at] of order.entries()) {
    islands[at]?.firstElementChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await isHydrated(islands[at]);
    expect(document.querySelectorAll('[data-live]')).toHaveLength(turn + 1);
  }
});

test('an island also hydrates the islands that share its state', async () => {
  open(island('<button type="button">A</button>', 'data-also="B"') + island('', '', 'B'));
  document.querySelector('button')?.click();
  await isHydrated(document.querySelector('[data-island=B]'));
});

test('a button outside hydrates the island it opens, and its click is replayed', async () => {
  open(`<p data-door="A"><button type="button">Blättern</button></p>${island('')}`, { start: takenOver });
  const pressed = jest.fn();
  const door = screen.getByRole('button', { name: 'Blättern' });
  door.addEventListener('click', pressed);
  door.click();
  expect(pressed).not.toHaveBeenCalled();
  await isHydrated();
  expect(pressed).toHaveBeenCalledTimes(1);
});

/** Hydrates with a component that renders the existing markup. */
const keeping = (html: string): Hydrate => {
  const Kept = () => <div dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
  return hydrator(Kept);
};
const opened = (html: string, attributes = '') =>
  open(island(`<div>${html}</div>`, attributes), { start: keeping(html) });

test('the last click on each button is replayed once, in order', async () => {
  const done: string[] = [];
  opened('<button type="button">A</button><button type="button">B</button>');
  const [a, b] = document.querySelectorAll<HTMLButtonElement>('island-root button');
  for (const button of [a, b]) button?.addEventListener('click', () => done.push(button.textContent ?? ''));
  a?.click();
  b?.click();
  a?.click();
  expect(done).toEqual([]);
  await isHydrated();
  expect(done).toEqual(['B', 'A']);
  a?.click();
  expect(done).toEqual(['B', 'A', 'A']);
});

test('a form is not sent before hydration, and once afterwards', async () => {
  const sent = jest.fn((event: Event) => event.preventDefault());
  opened('<form><button>Weiter</button></form>');
  const button = document.querySelector('form button') as HTMLButtonElement;
  button.form?.addEventListener('submit', sent);
  button.click();
  button.click();
  expect(sent).not.toHaveBeenCalled();
  await isHydrated();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a paid order asks for a second press', async () => {
  const sent = jest.fn((event: Event) => event.preventDefault());
  opened('<form><button>Bestellen</button><p role="status" data-press-again="Noch einmal, bitte."></p></form>');
  const button = document.querySelector('form button') as HTMLButtonElement;
  button.form?.addEventListener('submit', sent);
  button.click();
  await isHydrated();
  expect(sent).not.toHaveBeenCalled();
  expect(button.form).toHaveTextContent('Noch einmal, bitte.');
  button.click();
  expect(sent).toHaveBeenCalledTimes(1);
});

describe('while scripts are loading', () => {
  let arrive = () => {};
  beforeEach(() => {
    jest.useFakeTimers();
    const comes = new Promise<void>((done) => {
      arrive = done;
    });
    const usual = answer;
    answer = async (address) => {
      await comes;
      return usual(address);
    };
  });
  afterEach(() => jest.useRealTimers());

  const come = async () => {
    arrive();
    jest.useRealTimers();
    await isHydrated();
  };

  test('a slow press is shown as busy until it takes effect', async () => {
    opened('<button type="button">A</button>');
    const button = screen.getByRole('button', { name: 'A' });
    button.click();
    expect(button).not.toHaveAttribute('aria-busy');
    jest.advanceTimersByTime(400);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await come();
    expect(button).not.toHaveAttribute('aria-busy');
  });

  test('slow scripts are reported as lost; once they arrive the message disappears', async () => {
    opened('<button type="button">A</button>');
    screen.getByRole('button', { name: 'A' }).click();
    expect(notice()).not.toBeVisible();
    jest.advanceTimersByTime(10_000);
    expect(notice()).toBeVisible();
    await come();
    expect(notice()).not.toBeVisible();
  });
});

test('waits for the end of a composition', async () => {
  const input = open(island('<input>'));
  input.dispatchEvent(new Event('compositionstart', { bubbles: true }));
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await waitFor(() => expect(loaded).toEqual([fileOf('A')]));
  expect(isAsked()).toBe(true);
  input.dispatchEvent(new Event('compositionend', { bubbles: true }));
  await isHydrated();
});

test('a second press retries only the lost script; if it fails again, the page does without scripts', async () => {
  const usual = answer;
  let isLost = true;
  answer = async (address) => (isLost && address.endsWith('.js') ? { ok: false } : usual(address));
  opened('<button type="button">A</button>');
  screen.getByRole('button', { name: 'A' }).click();
  await waitFor(() => expect(notice()).toBeVisible());
  expect(document.documentElement).not.toHaveAttribute('data-scripts');
  screen.getByRole('button', { name: 'Noch einmal' }).click();
  expect(notice()).not.toBeVisible();
  await waitFor(() => expect(notice()).toBeVisible());
  expect(document.documentElement).toHaveAttribute('data-scripts', 'lost');
  expect(fetched).toEqual([fileOf('A'), handedFile(), fileOf('A')]);
  isLost = false;
  screen.getByRole('button', { name: 'A' }).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await isHydrated();
  expect(document.documentElement).not.toHaveAttribute('data-scripts');
});

test('lost scripts of an island do not affect another one', async () => {
  const usual = answer;
  answer = async (address) => (address === fileOf('A') ? { ok: false } : usual(address));
  open(island('<button type="button">A</button>', '', 'A') + island('<button type="button">B</button>', '', 'B'));
  screen.getByRole('button', { name: 'A' }).click();
  await waitFor(() => expect(notice()).toBeVisible());
  screen.getByRole('button', { name: 'B' }).click();
  await isHydrated(document.querySelector('[data-island=B]'));
  expect(document.querySelector('[data-island=A]')).not.toHaveAttribute('data-live');
  expect(notice()).toBeVisible();
});

test.each([
  ['an island that moves by itself', island('<p>Acht Bücher</p>').replace('"use"', '"visible"')],
  ['a list with an event over by the visitor’s clock', island('<p>Lesung</p>', 'data-after="2020-01-01"')],
])('%s is hydrated near the viewport', async (_what, html) => {
  open(html);
  expect(fetched).toEqual([]);
  comeNear();
  await isHydrated();
});

test('a filter in the URL hydrates the list at once', async () => {
  window.history.replaceState(null, '', '/?kategorie=zoo');
  open(island('<p>Lesung</p>', 'data-now="?kategorie"'));
  await isHydrated();
});

test('a press before any script ran is kept', async () => {
  window.held = newEarlyInput();
  document.body.innerHTML = island('<button type="button">A</button>');
  const held = [...window.held.clicks];
  document.querySelector('button')?.click();
  expect(held).toEqual([]);
  expect(window.held.clicks.size).toBe(1);
});

test('after a deploy entries survive one reload, except the IBAN', async () => {
  const fields = '<form><input name="firstName"><input name="iban"></form>';
  const type = (name: string, value: string) => {
    document.querySelector<HTMLInputElement>(`[name=${name}]`)?.setRangeText(value);
  };
  opened(fields);
  type('firstName', 'Anna');
  type('iban', 'DE02 1203 0000 0000 2020 51');
  window.history.replaceState({ step: 2, typed: typedForReload(window.held.typed) }, '');
  expect(JSON.stringify(window.history.state)).toMatch(/Anna/);
  expect(JSON.stringify(window.history.state)).not.toMatch(/iban|DE02/);

  opened(fields);
  expect(window.history.state).toEqual({ step: 2 });
  expect(typedForReload(window.held.typed).map(({ value }) => value)).toEqual(['Anna']);
  await isHydrated();
  expect(document.querySelector<HTMLInputElement>('[name=firstName]')?.value).toBe('Anna');
});

test('if React re-renders an island, entries, choices, presses and focus are restored', async () => {
  const heard: string[] = [];
  const rebuilt = jest.fn();
  const Form = () => (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          heard.push('submit');
        }}
      >
        <input name="a" />
        <input type="checkbox" />
        <textarea />
      </form>
      <button type="button" onClick={() => heard.push('click')}>
        A
      </button>
    </>
  );
  // A translator has wrapped each text in an element.
  const html = `<form><input name="a"><input type="checkbox"><textarea></textarea></form>
    <button type="button"><font>A</font></button>`;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  open(island(html), { start: hydrator(Form), rebuilt });
  const [field, box, text] = document.querySelectorAll<HTMLInputElement>('input, textarea');
  field?.focus();
  Object.assign(field ?? {}, { value: 'Anna' });
  box?.click();
  Object.assign(text ?? {}, { value: '2' });
  document.querySelector('form')?.requestSubmit();
  document.querySelector<HTMLButtonElement>('island-root > button')?.click();
  await isHydrated();
  await act(async () => {});
  expect(rebuilt).toHaveBeenCalledTimes(1);
  const [name, agreed, written] = document.querySelectorAll<HTMLInputElement>('input, textarea');
  expect(name).not.toBe(field);
  expect([name?.value, agreed?.checked, written?.value]).toEqual(['Anna', true, '2']);
  expect(name).toHaveFocus();
  expect(heard).toEqual(['click', 'submit']);
});
