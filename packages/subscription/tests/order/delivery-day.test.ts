import { addDays, isSaturday } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { christmasDelivery, deliveryRange, isDeliveryDay, startFault } from 'subscription/order/delivery-day';
import { MESSAGES } from 'subscription/order/messages';
import { typedDay } from 'subscription/order/typed-day';
import { deliveryOf } from 'subscription/plans/delivery';
import { content } from '@/tests/fixtures/content';
import { plan } from '../plans/plans';
import { DELIVERY } from './delivery';

const DAYS = Array.from({ length: 700 }, (_, count) => addDays('2026-11-01', count));
const preset = (today: Day, rules = DELIVERY) => deliveryRange(today, rules).first;

test.each([
  ['a Saturday is its own first day', '2026-11-21', '2026-11-21'],
  ['a Friday just before midnight means the next day', '2026-11-27', '2026-11-28'],
  ['no delivery on Boxing Day', '2026-12-26', '2027-01-02'],
  ['the days before it skip that Saturday, too', '2026-12-20', '2027-01-02'],
  ['six weeks of holidays are skipped', '2027-07-20', '2027-09-04'],
] as const)('the proposed first day: %s', (_, today, first) => expect(preset(today)).toBe(first));

test.each([
  ['2026-11-27', 0, '2026-11-28'],
  ['2026-11-27', 2, '2026-12-05'],
  ['2026-11-27', 10, '2026-12-12'],
  ['2026-11-25', 2, '2026-11-28'],
  ['2026-11-26', 2, '2026-12-05'],
  ['2026-11-28', 0, '2026-11-28'],
  ['2026-11-28', 2, '2026-12-05'],
  ['2026-11-29', 10, '2026-12-12'],
] as const)('on %s, with a lead of %i working days, the first day is %s', (today, leadDays, first) => {
  const rules = { ...DELIVERY, leadDays };
  expect(preset(today, rules)).toBe(first);
  expect(isDeliveryDay(first, today, rules)).toBe(true);
  expect(isDeliveryDay(addDays(first, -7), today, rules)).toBe(false);
});

test('a request has a lead of its own', () => {
  const settings = { ...content.site.order.delivery, leadDays: 2, requestLeadDays: 10 };
  const leadOf = (id: string) => deliveryOf(plan(id), settings).leadDays;
  expect([leadOf('year'), leadOf('class')]).toEqual([2, 10]);
});

test('a day too near for the lead time gets that reason', () => {
  const slow = { ...DELIVERY, leadDays: 3 };
  expect(deliveryRange('2026-11-27', slow).isLate).toBe(true);
  expect(deliveryRange('2026-11-24', slow).isLate).toBe(false);
  expect(startFault('28.11.2026', '2026-11-27', slow)).toMatch(
    /^Bis zum 28\.\u00a0November 2026 schaffen wir es nicht/,
  );
});

test('returns the pauses it skipped', () => {
  expect(deliveryRange('2026-12-21', DELIVERY).passed).toEqual([DELIVERY.pauses[0]]);
  expect(deliveryRange('2026-11-21', DELIVERY).passed).toEqual([]);
});

test('on every day the proposed start can be ordered, and no earlier Saturday can', () => {
  for (const today of DAYS) {
    const { first } = deliveryRange(today, DELIVERY);
    expect([today, startFault(typedDay(first), today, DELIVERY)]).toEqual([today, undefined]);
    for (let day = today; day < first; day = addDays(day, 1)) expect(isDeliveryDay(day, today, DELIVERY)).toBe(false);
  }
});

test('accepts only future Saturdays with delivery within a year; every other day gets a reason (R-ORD-5)', () => {
  const today = '2026-11-21';
  for (let distance = -400; distance <= 800; distance += 1) {
    const day = addDays(today, distance);
    const isPaused = DELIVERY.pauses.some(({ first, last }) => first <= day && day <= last);
    const fine = isSaturday(day) && day >= today && day <= '2027-11-21' && !isPaused;
    expect([day, startFault(typedDay(day), today, DELIVERY) === undefined]).toEqual([day, fine]);
  }
});

test.each([
  ['', MESSAGES.startDate],
  ['   ', MESSAGES.startDate],
  ['morgen', /^Bitte als TT\.MM\.JJJJ, zum Beispiel 21\.11\.2026/],
  ['31.02.2027', /^Bitte als TT\.MM\.JJJJ/],
  ['28.11.2026<script>', /^Bitte als TT\.MM\.JJJJ/],
  ['x'.repeat(10_000), /^Bitte als TT\.MM\.JJJJ/],
  ['27.11.2026', /^Der 27\.\u00a0November 2026 ist ein Freitag.*samstags, zum Beispiel am 28\.\u00a0November 2026$/],
  ['31/12/2026', /^Der 31\.\u00a0Dezember 2026 ist ein Donnerstag.*am 2\.\u00a0Januar 2027$/],
  ['25.12.2026', /^Der 25\.\u00a0Dezember 2026 ist ein Freitag.*am 2\.\u00a0Januar 2027$/],
  ['14.11.2026', /^Der 14\.\u00a0November 2026 ist schon vorbei.*der 21\.\u00a0November 2026$/],
  ['26.12.2026', /^Am 26\.\u00a0Dezember 2026 wird nicht geliefert \(2\. Weihnachtstag am .*der 2\.\u00a0Januar 2027$/],
  [
    '24.7.2027',
    /^Am 24\.\u00a0Juli 2027 .*\(Sommerferien im Musterland vom 19\.\u00a0Juli 2027 bis 31\.\u00a0August 2027\).*4\.\u00a0September/,
  ],
  [
    '27.11.2027',
    /^Der 27\.\u00a0November 2027 liegt zu weit voraus. Bestellen können Sie bis zum 21\.\u00a0November 2027$/,
  ],
])('explains why the start date %.20p is not possible', (typed, message) =>
  expect(startFault(typed, '2026-11-21', DELIVERY)).toEqual(expect.stringMatching(message)),
);

test('a start date may lack its year', () => expect(startFault('28.11.', '2026-11-21', DELIVERY)).toBeUndefined());

test.each([
  ['2026-09-30', undefined],
  ['2026-10-01', '2026-12-19'],
  ['2026-12-19', '2026-12-19'],
  ['2026-12-20', undefined],
  ['2027-11-01', '2027-12-18'],
] as const)('on %s a gift for Christmas can start on %p', (today, day) =>
  expect(christmasDelivery(today, DELIVERY)).toBe(day),
);
