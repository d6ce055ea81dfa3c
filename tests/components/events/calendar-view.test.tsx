import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Day } from 'german/dates/day';
import { calendarOn, EMPTY_DAY as EMPTY } from '@/components/events/calendar-view.examples';

const months = () => screen.getByRole('combobox', { name: 'Monat auswählen' });
const day = (name: RegExp) => screen.getByRole('button', { name });
const cell = (name: RegExp) => day(name).closest('td');

function show(today: Day) {
  jest.useFakeTimers({ advanceTimers: true, now: new Date(`${today}T12:00:00+01:00`) });
  render(calendarOn(today));
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
});

test('selects today at first and shows its month, whose weeks start on Monday (R-EVT-6)', () => {
  show('2026-11-21');
  const heads = [...document.querySelectorAll('thead th')].slice(0, 7).map(({ textContent }) => textContent);
  expect(heads).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  expect(months()).toHaveDisplayValue('November 2026');
  expect(cell(/^Heute, Samstag, 21\.\sNovember 2026/)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('heading', { name: 'Veranstaltungen am 21.\u00a0November 2026' })).toBeVisible();
  expect(screen.getByText(EMPTY.title)).toBeVisible();
  expect(screen.getByText(EMPTY.text)).toBeVisible();
});

test('an event day has the number of events in its name; a range counts on its first day only', async () => {
  const user = show('2026-11-21');
  await user.selectOptions(months(), 'Dezember 2026');
  expect(day(/12\.\sDezember 2026( ausgewählt)?, 1 Veranstaltung$/)).toBeVisible();
  expect(day(/13\.\sDezember 2026$/)).toBeVisible();
  await user.selectOptions(months(), 'Januar 2027');
  expect(day(/16\.\sJanuar 2027( ausgewählt)?, 2 Veranstaltungen$/)).toBeVisible();
});

test('a selected day lists its events; a second click deselects it (R-EVT-6, R-EVT-7)', async () => {
  const user = show('2026-11-21');
  await user.selectOptions(months(), 'Januar 2027');
  await user.click(day(/15\.\sJanuar 2027/));
  expect(screen.getByText(EMPTY.title)).toBeVisible();
  await user.click(day(/16\.\sJanuar 2027/));
  expect(screen.getByRole('heading', { name: 'Veranstaltungen am 16.\u00a0Januar 2027' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Details ?: Roboter$/ })).toHaveAttribute('href', '/event/2/');
  expect(screen.getByRole('link', { name: /^Details ?: Drucken$/ })).toHaveAttribute('href', '/event/3/');
  await user.click(day(/16\.\sJanuar 2027/));
  expect(screen.queryByRole('link', { name: /^Details/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Kein Tag ausgewählt' })).toBeVisible();
  expect(document.querySelector('td[aria-selected=true]')).toBeNull();
});

test('the dropdown and the calendar always show the same month, after two quick presses too', async () => {
  const user = show('2026-11-21');
  await user.dblClick(screen.getByRole('button', { name: 'Nächster Monat' }));
  await waitFor(() => expect(months()).toHaveDisplayValue('Januar 2027'));
  await user.selectOptions(months(), 'Juni 2027');
  expect(day(/12\.\sJuni 2027/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Vorheriger Monat' }));
  await waitFor(() => expect(months()).toHaveDisplayValue('Mai 2027'));
});

test('changing the month selects its first event day, or no day if it has none', async () => {
  const user = show('2026-11-21');
  await user.click(screen.getByRole('button', { name: 'Nächster Monat' }));
  expect(await screen.findByRole('heading', { name: 'Veranstaltungen am 12.\u00a0Dezember 2026' })).toBeVisible();
  expect(cell(/12\.\sDezember 2026/)).toHaveAttribute('aria-selected', 'true');
  await user.selectOptions(months(), 'April 2027');
  expect(screen.getByRole('link', { name: /^Details ?: Zoo$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nächster Monat' }));
  expect(await screen.findByRole('heading', { name: 'Kein Tag ausgewählt' })).toBeVisible();
  await user.selectOptions(months(), 'November 2026');
  expect(screen.getByRole('heading', { name: 'Veranstaltungen am 21.\u00a0November 2026' })).toBeVisible();
});

test('the second day of an event shows that it is still on, but has no mark (R-EVT-10)', async () => {
  const user = show('2026-11-21');
  await user.selectOptions(months(), 'Dezember 2026');
  expect(screen.queryByText(/läuft noch/)).not.toBeInTheDocument();
  await user.click(day(/13\.\sDezember 2026$/));
  expect(screen.getByRole('heading', { name: 'läuft noch: Winterlesung' })).toBeVisible();
  expect(screen.queryByText(EMPTY.title)).not.toBeInTheDocument();
  await user.click(day(/14\.\sDezember 2026$/));
  expect(screen.getByText(EMPTY.title)).toBeVisible();
});

test('month and day are kept in the URL and restored from it', async () => {
  const user = show('2026-11-21');
  expect(window.location.search).toBe('');
  const inUrl = (query: string) => waitFor(() => expect(window.location.search).toBe(query));
  await user.selectOptions(months(), 'Januar 2027');
  await inUrl('?tag=2027-01-16');
  await user.click(day(/16\.\sJanuar 2027/));
  await inUrl('?tag=keiner&monat=2027-01');
  await user.selectOptions(months(), 'April 2027');
  await user.click(day(/23\.\sApril 2027/));
  await inUrl('?tag=2027-04-23');
  cleanup();
  show('2026-11-21');
  expect(months()).toHaveDisplayValue('April 2027');
  expect(screen.getByRole('heading', { name: 'Veranstaltungen am 23.\u00a0April 2027' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Details ?: Lesenacht$/ })).toBeVisible();
});

test('a keyboard user moves through days and months, selects and deselects', async () => {
  const user = show('2026-12-31');
  act(() => day(/^Heute, Donnerstag, 31\.\sDezember 2026/).focus());
  await user.keyboard('{ArrowRight}');
  expect(months()).toHaveDisplayValue('Januar 2027');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(day(/16\.\sJanuar 2027/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Veranstaltungen am 16.\u00a0Januar 2027' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Kein Tag ausgewählt' })).toBeVisible();
});

test('the months run from the earliest event to a year after the last; later days are disabled (R-EVT-9)', async () => {
  const user = show('2026-11-21');
  const options = within(months())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect([options[0], options.at(-1)]).toEqual(['November 2026', 'Juni 2028']);
  expect(screen.getByRole('button', { name: 'Vorheriger Monat' })).toBeDisabled();
  await user.selectOptions(months(), 'Juni 2028');
  expect(screen.getByRole('button', { name: 'Nächster Monat' })).toBeDisabled();
  expect(cell(/12\.\sJuni 2028/)).not.toHaveAttribute('aria-disabled');
  expect(cell(/13\.\sJuni 2028/)).toHaveAttribute('aria-disabled', 'true');
});

const rows = () =>
  within(screen.getByRole('table', { name: 'Kommende Veranstaltungen' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => ({
      title: within(row).getAllByRole('cell')[1]?.textContent,
      past: row.dataset.state === 'past',
    }));

test('the table shows the next five events (R-EVT-8)', () => {
  show('2026-11-21');
  expect(rows().map(({ title }) => title)).toEqual(['Winterlesung', 'Roboter', 'Drucken', 'Zoo', 'Lesenacht']);
  expect(rows().some(({ past }) => past)).toBe(false);
  expect(
    screen
      .getAllByRole('columnheader')
      .slice(-4)
      .map(({ textContent }) => textContent),
  ).toEqual(['Datum', 'Veranstaltung', 'Ort', 'Details']);
  expect(screen.getByRole('link', { name: /^Ansehen ?: Zoo$/ })).toHaveAttribute('href', '/event/4/');
});

test('with no events ahead the table shows five past ones (R-EVT-8)', () => {
  show('2029-02-01');
  expect(rows()).toHaveLength(5);
  expect(rows().every(({ past }) => past)).toBe(true);
  expect(rows()[0]?.title).toBe('Bach');
});

describe('in a month without events', () => {
  test('the calendar says so and names the next one, which one press shows (R-EVT-6)', async () => {
    const user = show('2026-11-21');
    expect(screen.getByText('Keine Veranstaltungen im November 2026.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nächste Veranstaltung: 12.\u00a0Dezember' }));
    expect(months()).toHaveDisplayValue('Dezember 2026');
    expect(screen.getByRole('heading', { name: 'Winterlesung' })).toBeVisible();
    expect(day(/12\.\sDezember 2026/)).toHaveFocus();
    expect(screen.queryByText(/^Keine Veranstaltungen im/)).toBeNull();
  });

  test('after the last event it only says so', async () => {
    show('2027-07-01');
    expect(screen.getByText('Keine Veranstaltungen im Juli 2027.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Nächste Veranstaltung/ })).toBeNull();
  });
});
