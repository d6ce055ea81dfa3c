import { addDays, addMonths } from 'german/dates/arithmetic';
import { orderFrom } from 'subscription/order/order';
import { receiptOf } from 'subscription/order/receipt';
import { reminderFile } from 'subscription/order/reminder';
import { orderSchema } from 'subscription/order/schema';
import type { OrderedPlan } from 'subscription/order/values';
import { ordered } from '../plans/plans';
import { inPreview } from './receipts';
import { filled, TODAY } from './sample';

function receipt(id: string, change: Partial<OrderedPlan> = {}) {
  const plan = { ...ordered(id), ...change };
  return receiptOf(plan, inPreview(orderFrom(plan, orderSchema({ ...filled, ...plan, today: TODAY }).parse(filled))));
}

const lastOf = (id: string) => {
  const { startDate } = receipt(id);
  return { trial: addDays(startDate, 21), gift: addDays(startDate, 49), year: addDays(startDate, 357) }[id as 'year'];
};

test.each(['trial', 'gift', 'year'] as const)(
  'the reminder for %s is between its first and its last issue (R-LAW-9)',
  (id) => {
    const { reminder, startDate } = receipt(id);
    expect(reminder && reminder.day > startDate && reminder.day < lastOf(id)).toBe(true);
  },
);

test('the reminder for the year plan is more than its month’s notice ahead of the end', () => {
  expect(receipt('year').reminder?.day.localeCompare(addMonths(lastOf('year'), -1))).toBe(-1);
});

test('a request has no end and no reminder', () => {
  expect(receipt('class').reminder).toBeUndefined();
  expect(receipt('year', { is: 'request' }).reminder).toBeUndefined();
});

const reminder = {
  day: '2027-10-09',
  title: 'Abo, 1; 2',
  text: `Zeile\nmit \\ ${'ä'.repeat(60)}`,
  endsItself: false,
} as const;

test('the calendar file escapes text, folds lines at 75 bytes, and has an all-day event with an alarm', () => {
  const file = reminderFile(reminder, 'DUDA', 'year-2026-11-28', 'https://www.example.com/kuendigen/');
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const whole = file.replaceAll('\r\n ', '').split('\r\n');
  expect(whole).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20271009',
      'SUMMARY:DUDA: Abo\\, 1\\; 2',
      `DESCRIPTION:Zeile\\nmit \\\\ ${'ä'.repeat(60)}`,
      'URL:https://www.example.com/kuendigen/',
      'TRIGGER:PT9H',
      expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
    ]),
  );
});
