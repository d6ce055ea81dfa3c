import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { TipList } from '@/components/tips/tip-list.island';
import { comesIntoView, watchElements } from '@/tests/lib/plain/watched';

const names = ['Eule', 'Fuchs', 'Dachs'];
const item = (name: string, index: number) => ({
  id: `book-${index + 1}`,
  facets: { alter: ['8-und-9'], art: name === 'Fuchs' ? 'krimi' : 'comic' },
  searchText: name,
  node: (
    <article id={`book-${index + 1}`} tabIndex={-1}>
      <h2>{name}</h2>
    </article>
  ),
});

const list = (total = names.length, pages?: ReactNode) => (
  <TipList
    pages={pages}
    listClassName="tip-grid"
    prefix="book-"
    found="Hier ist dein Buchtipp"
    feed="/tips/books-list.json"
    facets={[{ name: 'art', label: 'Art', all: 'Alle Bücher', options: [{ value: 'krimi', label: 'Krimi' }] }]}
    items={names.map(item)}
    total={total}
    searchLabel="Suche nach Titel, Namen oder Thema"
    noun={{ one: 'Buchtipp', many: 'Buchtipps' }}
    empty={<p>Kein Buch gefunden</p>}
    resetLabel="Alle Buchtipps anzeigen"
  />
);
const tip = (id: number) => document.getElementById(`book-${id}`);
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

const seen = (element: Element | null) => act(async () => comesIntoView(element));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  watchElements();
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/books/');
});
afterEach(() => jest.useRealTimers());

test('the book in the URL is marked once it is in view, and announced (R-TIP-7)', async () => {
  window.history.replaceState(null, '', '/books/#book-2');
  render(list());
  await pass(100);
  expect(tip(2)).not.toHaveAttribute('data-arrived');
  await seen(tip(2));
  expect(tip(2)).toHaveAttribute('data-arrived', 'Hier ist dein Buchtipp');
  expect(screen.getByText('Hier ist dein Buchtipp: Fuchs')).toHaveAttribute('role', 'status');
});

test('without a book in the URL none is marked', async () => {
  render(list());
  await pass(5000);
  expect(document.querySelector('[data-arrived]')).toBeNull();
});

test('links on the page mark one book after another, and the first one again', async () => {
  render(list());
  const follow = async (hash: string) => {
    await act(async () => {
      window.location.hash = hash;
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    await pass(100);
    await seen(document.querySelector(hash));
  };
  await follow('#book-3');
  expect(tip(3)).toHaveAttribute('data-arrived');
  await pass(2000);
  await follow('#inhalt');
  expect(document.querySelector('[data-arrived]')).toBeNull();
  await follow('#book-3');
  expect(tip(3)).toHaveAttribute('data-arrived');
});

test('a link on the page reveals a book behind "Mehr anzeigen"', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
  render(list());
  await act(async () => {
    window.location.hash = '#book-3';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await pass(100);
  expect(scrolled.mock.contexts).toEqual([tip(3)]);
});

test('a book that is not in the page is fetched, scrolled to and marked', async () => {
  const card = '<article id="book-4" tabindex="-1"><h2>Igel</h2></article>';
  const further = [{ id: 'book-4', facets: { art: 'comic' }, searchText: 'Igel', card }, { id: 7 }];
  const fetched = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(further) }));
  Object.assign(globalThis, { fetch: fetched });
  window.history.replaceState(null, '', '/books/#book-4');
  render(list(4));
  await pass(100);
  await pass(100);
  await seen(tip(4));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(tip(4)).toHaveAttribute('data-arrived');
  expect(tip(4)?.scrollIntoView).toHaveBeenCalled();
});

test('a reader filters by kind, and the filter is in the URL; meanwhile there is no pagination (R-TIP-13)', async () => {
  jest.useRealTimers();
  const user = userEvent.setup();
  render(list(names.length, <nav aria-label="Seiten dieser Liste" />));
  expect(screen.getByRole('navigation')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Krimi' }));
  await waitFor(() => expect(screen.queryByRole('navigation')).not.toBeInTheDocument());
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Fuchs']);
  expect(window.location.search).toBe('?art=krimi');
  await user.click(screen.getByRole('button', { name: 'Alle Bücher' }));
  expect(await screen.findByRole('navigation')).toBeInTheDocument();
});
