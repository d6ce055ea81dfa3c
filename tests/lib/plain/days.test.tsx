import { showByDate } from '@/lib/plain/days';

const openOn = (moment: string) => {
  jest.useFakeTimers({ now: new Date(moment) });
  document.body.innerHTML = `
    <p data-until="2026-12-12">noch</p>
    <p data-from="2026-12-13" data-until="2026-12-31" hidden>dann</p>
    <p data-from="2027-01-01" hidden>zuletzt</p>
    <p>immer</p>
    <time data-today="day" datetime="2026-11-22">Sonntag, 22. November 2026</time>
    © <time data-today="year">2026</time>`;
  showByDate();
  jest.useRealTimers();
};
const seen = () =>
  [...document.querySelectorAll('p')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);
const told = () => [...document.querySelectorAll('time')].map(({ textContent }) => textContent);

test.each([
  ['on the last day, late in the evening', '2026-12-12T22:59:00Z', 'noch'],
  ['the day after, as midnight has passed in Berlin', '2026-12-12T23:00:00Z', 'dann'],
  ['on New Year’s Day', '2026-12-31T23:30:00Z', 'zuletzt'],
])('shows what is valid in Berlin %s (R-CON-7)', (_when, moment, said) => {
  openOn(moment);
  expect(seen()).toEqual([said, 'immer']);
});

test('shows the visitor’s date, not the build’s', () => {
  openOn('2026-12-31T23:30:00Z');
  expect(told()).toEqual(['Freitag, 1. Januar 2027', '2027']);
  expect(document.querySelector('time')).toHaveAttribute('datetime', '2027-01-01');
});
