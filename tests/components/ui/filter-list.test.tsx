import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ITEMS, list, many } from '@/components/ui/filter-list.examples';

const shown = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const chip = (name: string) => screen.getByRole('button', { name });
const search = () => screen.getByRole('searchbox', { name: 'Suche' });

beforeEach(() => window.history.replaceState(null, '', '/'));

test('all items are shown and counted at first; a chip filters them, another replaces it, the first one resets it', async () => {
  render(list());
  expect(shown()).toHaveLength(4);
  expect(screen.getByRole('status')).toHaveTextContent('4 Veranstaltungen');
  expect(chip('Alle Veranstaltungen')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(chip('Ausflüge'));
  await waitFor(() => expect(shown()).toEqual(['Zoo-Rallye', 'Bachexpedition']));
  expect(chip('Ausflüge')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(chip('Workshops'));
  await waitFor(() => expect(shown()).toEqual(['Druckwerkstatt']));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 Veranstaltung'));
  await userEvent.click(chip('Alle Veranstaltungen'));
  await waitFor(() => expect(shown()).toHaveLength(4));
});

test('search matches title and location in any spelling, combined with the chip', async () => {
  render(list());
  await userEvent.type(search(), 'koeln');
  await waitFor(() => expect(shown()).toEqual(['Bachexpedition']));
  await userEvent.clear(search());
  await userEvent.type(search(), 'NACHTEULE');
  await waitFor(() => expect(shown()).toEqual(['Lesenacht']));
  await userEvent.click(chip('Ausflüge'));
  await waitFor(() => expect(shown()).toEqual([]));
});

test('the filter is in the URL with its section, ready to share; typing adds no history entries', async () => {
  render(list());
  await userEvent.click(chip('Ausflüge'));
  const before = window.history.length;
  await userEvent.type(search(), 'Zoo');
  await waitFor(() => expect(window.location.search).toBe('?kategorie=ausflug&suche=Zoo'));
  expect(window.history.length).toBe(before);
  expect(window.location.hash).toBe('#events');
});

test('a shared URL restores its filter once the search has loaded', async () => {
  window.history.replaceState(null, '', '/?kategorie=ausflug&suche=k%C3%B6ln#events');
  render(list());
  expect(search()).toHaveValue('köln');
  expect(screen.getByRole('status')).toHaveTextContent('Wird geladen …');
  expect(shown()).toEqual(['Zoo-Rallye', 'Bachexpedition']);
  await waitFor(() => expect(shown()).toEqual(['Bachexpedition']));
  expect(screen.getByRole('status')).toHaveTextContent('1 Veranstaltung');
});

test('an unknown category shows everything', () => {
  window.history.replaceState(null, '', '/?kategorie=raumfahrt');
  render(list());
  expect(shown()).toHaveLength(4);
});

test('the back button undoes the chip and keeps the text', async () => {
  render(list());
  await userEvent.type(search(), 'zoo');
  await waitFor(() => expect(window.location.search).toBe('?suche=zoo'));
  await userEvent.click(chip('Lesungen'));
  await waitFor(() => expect(shown()).toEqual([]));
  act(() => window.history.back());
  await waitFor(() => expect(shown()).toEqual(['Zoo-Rallye']));
  expect(search()).toHaveValue('zoo');
});

test('an empty result says so, and one button resets the filter (R-EVT-5)', async () => {
  render(list());
  await userEvent.click(chip('Lesungen'));
  await userEvent.type(search(), 'xyz');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0 Veranstaltungen'));
  await userEvent.click(screen.getByRole('button', { name: 'Alle anzeigen' }));
  await waitFor(() => expect(shown()).toHaveLength(4));
  expect(search()).toHaveValue('');
  expect(window.location.search).toBe('');
});

test('“Mehr anzeigen” states the number left, shows them and focuses the first', async () => {
  render(list({ items: many(30), pageSize: 12 }));
  expect(shown()).toHaveLength(12);
  expect(screen.getByRole('status')).toHaveTextContent('30 Veranstaltungen');
  await userEvent.click(chip('Mehr anzeigen (noch 18)'));
  await waitFor(() => expect(shown()).toHaveLength(30));
  expect(screen.getByRole('link', { name: 'Nummer 13' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Mehr anzeigen/ })).not.toBeInTheDocument();
});

test('a reader who comes back finds as many items as before; a new filter starts over (R-FLT-9)', async () => {
  const items = [...ITEMS, ...many(56)];
  const { unmount } = render(list({ items, pageSize: 12 }));
  await userEvent.click(chip('Mehr anzeigen (noch 48)'));
  await waitFor(() => expect(shown()).toHaveLength(60));
  unmount();
  render(list({ items, pageSize: 12 }));
  await waitFor(() => expect(shown()).toHaveLength(60));
  await userEvent.click(chip('Ausflüge'));
  await waitFor(() => expect(shown()).toEqual(['Zoo-Rallye', 'Bachexpedition']));
  await userEvent.click(chip('Alle Veranstaltungen'));
  await waitFor(() => expect(shown()).toHaveLength(12));
});

test('items not shown yet stay in the page for printing', async () => {
  render(list({ items: many(30), pageSize: 12 }));
  expect(within(screen.getByRole('list')).getAllByRole('listitem', { hidden: true })).toHaveLength(30);
  await userEvent.type(search(), 'Nummer 3');
  await waitFor(() => expect(shown().length).toBeLessThan(12));
  expect(within(screen.getByRole('list')).getAllByRole('listitem', { hidden: true })).toHaveLength(shown().length);
});

test('from far down the list a reader gets back to chips and search', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  render(list());
  await userEvent.click(screen.getByRole('button', { name: 'Suchen und filtern' }));
  await userEvent.tab();
  expect(chip('Alle Veranstaltungen')).toHaveFocus();
});

test('a URL with an item’s anchor shows the list up to it', () => {
  window.history.replaceState(null, '', '/#n-20');
  render(list({ items: many(30), pageSize: 12 }));
  expect(shown()).toHaveLength(20);
});

test('the built page has all items, so none is lost without scripts', () => {
  const html = renderToString(list({ items: many(30), pageSize: 12 }));
  expect(html.match(/<li/g)).toHaveLength(30);
  expect(html.match(/data-beyond/g)).toHaveLength(18);
});

test('further items are in the count and are fetched on the first filter', async () => {
  const load = jest.fn();
  const further = { count: 100, load, state: 'waiting' as const };
  const { rerender } = render(list({ further, pageSize: 4 }));
  expect(screen.getByRole('status')).toHaveTextContent('104 Veranstaltungen');
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(chip('Mehr anzeigen (noch 100)'));
  expect(load).toHaveBeenCalled();
  rerender(list({ further: { ...further, state: 'loading' }, pageSize: 4 }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Wird geladen …'));
  rerender(list({ items: [...ITEMS, ...many(100)], pageSize: 4 }));
  await waitFor(() => expect(shown()).toHaveLength(8));
  expect(screen.getByRole('link', { name: 'Nummer 1' })).toHaveFocus();
});

test('after a failed fetch the items in the page stay, and a retry is possible', async () => {
  const load = jest.fn();
  render(list({ further: { count: 100, load, state: 'failed' } }));
  await userEvent.click(chip('Ausflüge'));
  await waitFor(() => expect(shown()).toEqual(['Zoo-Rallye', 'Bachexpedition']));
  load.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(load).toHaveBeenCalledTimes(1);
});

test('options without results are not offered, but the chosen one can be unchosen (R-SCH-8)', async () => {
  const options = (labels: Record<string, string>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }));
  const facets = [
    { name: 'klasse', label: 'Klasse', all: 'Jede Klasse', options: options({ 4: 'Klasse 4', 5: 'Klasse 5' }) },
    { name: 'fach', label: 'Fach', all: 'Jedes Fach', options: options({ bio: 'Biologie', sach: 'Sachunterricht' }) },
  ];
  // Each kind has its own values; the first has none for class 4.
  const both = [
    { klasse: '5', fach: 'bio' },
    { klasse: '4', fach: 'sach' },
  ];
  const items = [{ id: 'brot', facets: both, searchText: 'Brot', node: <a href="/brot/">Brot</a> }];
  render(list({ facets, items }));
  await userEvent.click(chip('Klasse 4'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Biologie' })).not.toBeInTheDocument());
  expect(shown()).toEqual(['Brot']);
  await userEvent.click(chip('Sachunterricht'));
  expect(screen.queryByRole('button', { name: 'Klasse 5' })).not.toBeInTheDocument();
  await userEvent.click(chip('Jede Klasse'));
  await waitFor(() => expect(chip('Klasse 4')).toBeVisible());
  expect(shown()).toEqual(['Brot']);
});
