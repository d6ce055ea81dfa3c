import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Showcase } from '@/components/tips/showcase.island';
import { TIPS_PER_DRAW } from '@/lib/tips/draw';

const TOTAL = 32;
const shelf = (kind: 'books' | 'games', label: string) => ({
  kind,
  label,
  tips: Array.from({ length: TIPS_PER_DRAW }, (_, key) => ({ key, node: <h4>{`${label} ${key}`}</h4> })),
  total: TOTAL,
  more: <a href={`/${kind}/`}>{`Alle ${label} ansehen`}</a>,
});
const shelves = [shelf('books', 'Buchtipps'), shelf('games', 'Spiele')];

/** Response of /tips/: the cards beyond the eight built ones. */
const packs = (address: string) => {
  const label = address.includes('books') ? 'Buchtipps' : 'Spiele';
  return Array.from({ length: TOTAL - TIPS_PER_DRAW }, (_, place) => `<h4>${label} ${place + TIPS_PER_DRAW}</h4>`);
};
const answer = (data: unknown, ok = true) => Promise.resolve({ ok, json: () => Promise.resolve(data) });
const network = jest.fn((address: string): Promise<unknown> => answer(packs(address)));
const titles = (within_ = screen.getByRole('tabpanel')) =>
  within(within_)
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);

beforeEach(() => {
  network.mockImplementation((address) => answer(packs(address)));
  Object.assign(globalThis, { fetch: network });
  window.history.replaceState(null, '', '/');
});

test('a visitor sees eight different books of the whole list, not always the same (R-TIP-2)', async () => {
  const draws = new Set<string>();
  const seen = new Set<string | null>();
  for (let load = 0; load < 3; load += 1) {
    const { unmount } = render(<Showcase shelves={shelves} />);
    await screen.findByRole('tabpanel', { name: 'Buchtipps' });
    const shown = titles();
    expect(new Set(shown).size).toBe(TIPS_PER_DRAW);
    draws.add(shown.join());
    for (const title of shown) seen.add(title);
    unmount();
  }
  expect(draws.size).toBeGreaterThan(1);
  expect(seen.size).toBeGreaterThan(TIPS_PER_DRAW);
});

test('a visitor switches to the games by mouse and back by keyboard, one list at a time, and finds the drawn cards again', async () => {
  const user = userEvent.setup();
  render(<Showcase shelves={shelves} />);
  const games = await screen.findByRole('tab', { name: 'Spiele' });
  const before = titles();
  await user.click(games);
  expect(await screen.findByRole('tabpanel', { name: 'Spiele' })).toBeVisible();
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(titles().every((title) => title?.startsWith('Spiele'))).toBe(true);
  expect(screen.getByRole('link', { name: 'Alle Spiele ansehen' })).toBeVisible();

  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Buchtipps' })).toHaveFocus();
  expect(await screen.findByRole('tabpanel', { name: 'Buchtipps' })).toBeVisible();
  expect(titles()).toEqual(before);
});

test('an anchor to the games opens their tab', async () => {
  window.history.replaceState(null, '', '/#showcase-games');
  render(<Showcase shelves={shelves} />);
  expect(await screen.findByRole('tabpanel', { name: 'Spiele' })).toBeVisible();
});

test.each([
  ['the network fails', () => Promise.reject(new Error('offline'))],
  ['the pack is missing', () => answer('', false)],
  ['the pack is invalid', () => answer({ books: [] })],
])('if %s, the eight built books are shuffled', async (_, reply) => {
  network.mockImplementation(reply);
  render(<Showcase shelves={shelves} />);
  await screen.findByRole('tabpanel', { name: 'Buchtipps' });
  expect([...titles()].sort()).toEqual(Array.from({ length: TIPS_PER_DRAW }, (_item, key) => `Buchtipps ${key}`));
});
