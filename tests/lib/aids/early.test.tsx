import { applyAids } from '@/lib/aids/early';
import { PAPERS } from '@/lib/aids/papers';
import { KEY } from '@/lib/aids/settings';

const { dataset } = document.documentElement;
const bars = () => document.head.querySelector('meta[name=theme-color]')?.getAttribute('content');
const scripts = () => [...document.head.querySelectorAll('script')];

function keep(text: string) {
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

beforeAll(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  localStorage.setItem(KEY, '{"size":"3","ground":"mint","column":"endless"}');
  applyAids();
});

beforeEach(() => {
  keep('{}');
  for (const script of scripts()) script.remove();
});

test('the page is painted as the reader chose it, and the browser’s bars with it', async () => {
  keep('{"size":"3","ground":"mint","column":"endless"}');
  expect({ ...dataset }).toEqual({ size: '3', ground: 'mint' });
  await Promise.resolve();
  expect(bars()).toBe(PAPERS.mint[0]);
});

test('what the reader takes back in another tab goes here, too', async () => {
  keep('{"size":"3","ground":"mint"}');
  keep('{"size":"4"}');
  expect({ ...dataset }).toEqual({ size: '4' });
  await Promise.resolve();
  expect(bars()).toBeUndefined();
});

test.each(['', 'null', '{', '"mint"'])('the page stays as it comes where the device keeps %s', (text) => {
  keep(text);
  expect({ ...dataset }).toEqual({});
});

test('the script of the bar comes with the first press, once, and again after a fault', () => {
  document.body.innerHTML = `<div data-aids="/aids.js"><button data-aids-open>Lesehilfe</button><p data-lost hidden></p></div>`;
  const press = () => document.querySelector('button')?.click();
  press();
  press();
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/aids.js']);
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(document.querySelector('[data-lost]')).toBeVisible();
  expect(scripts()).toEqual([]);
  press();
  expect(scripts()).toHaveLength(1);
});
