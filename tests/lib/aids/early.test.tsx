import { title } from 'content/title';
import { KEY } from '@/lib/aids/settings';

const { dataset } = document.documentElement;
const bars = () => document.head.querySelector('meta[name=theme-color]')?.getAttribute('content');
const scripts = () => [...document.head.querySelectorAll('script')];

function keep(text: string) {
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

const { paper } = title.mintPaper;

beforeAll(async () => {
  // esbuild's `define` writes it into the script (lib/islands/script.ts).
  process.env.TITLE_MINT = paper;
  const { applyAids } = await import('@/lib/aids/early');
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  localStorage.setItem(KEY, '{"size":"3","ground":"mint","column":"endless"}');
  applyAids();
});

beforeEach(() => {
  keep('{}');
  for (const script of scripts()) script.remove();
});

test('applies the stored settings and theme-color, and follows another tab that clears them', async () => {
  keep('{"size":"3","ground":"mint","column":"endless"}');
  expect({ ...dataset }).toEqual({ size: '3', ground: 'mint' });
  await Promise.resolve();
  expect(bars()).toBe(paper);
  keep('{"size":"4"}');
  expect({ ...dataset }).toEqual({ size: '4' });
  await Promise.resolve();
  expect(bars()).toBeUndefined();
});

test.each(['', 'null', '{', '"mint"'])('leaves the page unchanged if the device stores %s', (text) => {
  keep(text);
  expect({ ...dataset }).toEqual({});
});

test('loads the reading bar’s script once on the first press, and again after an error', () => {
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
