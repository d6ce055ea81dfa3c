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

test('all are shown and counted at first', () => {
  render(list());
  expect(shown()).toHaveLength(4);
  expect(screen.getByRole('status')).toHaveTextContent('4 Veranstaltungen');
  expect(chip('Alle Veranstaltungen')).toHaveAttribute('aria-pressed', 'true');
});

test('a chip narrows the list, another takes its place, the first chip brings all back', async () => {
  render(list());
  await userEvent.click(chip('Ausflüge'));
  await waitFor(() => expect(shown()).toEqual(['Zoo-Rallye', 'Bachexpedition']));
  expect(chip('Ausflüge')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(chip('Workshops'));
  await waitFor(() => expect(shown()).toEqual(['Druckwerkstatt']));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 Veranstaltung'));
  await userEvent.click(chip('Alle Veranstaltungen'));
  await waitFor(() => expect(shown()).toHaveLength(4));
});

test('the search looks in title and location, whatever the spelling, together with the chip', async () => {
  render(list());
  await userEvent.type(search(), 'koeln');
  await waitFor(() => expect(shown()).toEqual(['Bachexpedition']));
  await userEvent.clear(search());
  await userEvent.type(search(), 'NACHTEULE');
  await waitFor(() => expect(shown()).toEqual(['Lesenacht']));
  await userEvent.click(chip('Ausflüge'));
  await waitFor(() => expect(shown()).toEqual([]));
});

test('the filter stands in the address with its section, ready to be shared', async () => {
  render(list());
  await userEvent.click(chip('Ausflüge'));
  await userEvent.type(search(), 'Zoo');
  await waitFor(() => expect(window.location.search).toBe('?kategorie=ausflug&suche=Zoo'));
  expect(window.location.hash).toBe('#events');
});

test('who opens a shared address sees its filter, once what searches is there', async () => {
  window.history.replaceState(null, '', '/?kategorie=ausflug&suche=k%C3%B6ln#events');
  render(list());
  expect(search()).toHaveValue('köln');
  expect(screen.getByRole('status')).toHaveTextContent('Wird geladen …');
  expect(shown()).toEqual(['Zoo-Rallye', 'Bachexpedition']);
  await waitFor(() => expect(shown()).toEqual(['Bachexpedition']));
  expect(screen.getByRole('status')).toHaveTextContent('1 Veranstaltung');
});

test('a category nobody knows shows all', () => {
  window.history.replaceState(null, '', '/?kategorie=raumfahrt');
  render(list());
  expect(shown()).toHaveLength(4);
});

test('the back button undoes the chip and restores the text', async () => {
  render(list());
  await userEvent.type(search(), 'zoo');
  await waitFor(() => expect(window.location.search).toBe('?suche=zoo'));
  await userEvent.click(chip('Lesungen'));
  await waitFor(() => expect(shown()).toEqual([]));
  act(() => window.history.back());
  await waitFor(() => expect(shown()).toEqual(['Zoo-Rallye']));
  expect(search()).toHaveValue('zoo');
});

test('while somebody types the history does not grow', async () => {
  render(list());
  const before = window.history.length;
  await userEvent.type(search(), 'zoo');
  await waitFor(() => expect(window.location.search).toBe('?suche=zoo'));
  expect(window.history.length).toBe(before);
});

test('an empty list says so, and one button brings all back', async () => {
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

test('a long list shows its rest on one press, which says how many, and the keyboard goes on at the first of them', async () => {
  render(list({ items: many(30), pageSize: 12 }));
  expect(shown()).toHaveLength(12);
  expect(screen.getByRole('status')).toHaveTextContent('30 Veranstaltungen');
  await userEvent.click(chip('Mehr anzeigen (noch 18)'));
  await waitFor(() => expect(shown()).toHaveLength(30));
  expect(screen.getByRole('link', { name: 'Nummer 13' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Mehr anzeigen/ })).not.toBeInTheDocument();
});

test('whoever comes back to a long list finds as much of it as was shown, and another filter begins anew (R-FLT-9)', async () => {
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

test('what is not shown yet stays in the page, for the printer', async () => {
  render(list({ items: many(30), pageSize: 12 }));
  expect(within(screen.getByRole('list')).getAllByRole('listitem', { hidden: true })).toHaveLength(30);
  await userEvent.type(search(), 'Nummer 3');
  await waitFor(() => expect(shown().length).toBeLessThan(12));
  expect(within(screen.getByRole('list')).getAllByRole('listitem', { hidden: true })).toHaveLength(shown().length);
});

test('from far down the list one gets back to chips and search', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  render(list());
  await userEvent.click(screen.getByRole('button', { name: 'Suchen und filtern' }));
  await userEvent.tab();
  expect(chip('Alle Veranstaltungen')).toHaveFocus();
});

test('an address that names an item shows the list up to it', () => {
  window.history.replaceState(null, '', '/#n-20');
  render(list({ items: many(30), pageSize: 12 }));
  expect(shown()).toHaveLength(20);
});

test('the built page holds all items, so that nothing is lost without script', () => {
  const html = renderToString(list({ items: many(30), pageSize: 12 }));
  expect(html.match(/<li/g)).toHaveLength(30);
  expect(html.match(/data-beyond/g)).toHaveLength(18);
});

test('what the page does not hold is fetched when somebody filters, and counted before', async () => {
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

test('after a failure what is here stays, and one can try again', async () => {
  const load = jest.fn();
  render(list({ further: { count: 100, load, state: 'failed' } }));
  await userEvent.click(chip('Ausflüge'));
  await waitFor(() => expect(shown()).toEqual(['Zoo-Rallye', 'Bachexpedition']));
  load.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a choice that would leave nothing is not offered, and the chosen one stays to be taken back (R-SCH-8)', async () => {
  const facets = [
    {
      name: 'klasse',
      label: 'Klasse',
      all: 'Jede Klasse',
      options: [
        { value: '4', label: 'Klasse 4' },
        { value: '5', label: 'Klasse 5' },
      ],
    },
    {
      name: 'fach',
      label: 'Fach',
      all: 'Jedes Fach',
      options: [
        { value: 'bio', label: 'Biologie' },
        { value: 'sach', label: 'Sachunterricht' },
      ],
    },
  ];
  // Each kind of a thing has its own values: the first of them is nothing for class 4.
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
