import { suggestMail } from '@/lib/order/mail-hint';

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  [' Anna@GMX.ed ', 'Anna@gmx.de'],
  ['anna@t-onlne.de', 'anna@t-online.de'],
  ['anna@web.dd', 'anna@web.de'],
])('for %p suggests %p', (typed, meant) => expect(suggestMail(typed)).toBe(meant));

test.each([
  '',
  'anna',
  '@gmial.com',
  'anna@gmail.com',
  'anna@mail.com',
  'anna@mail.de',
  'anna@gmx.at',
  'anna@example.org',
  'anna@schule.koeln',
  // Invalid, so the hint, which says that sending works anyway, would be untrue.
  'tom.kaya@web,de',
  'anna@gmail..com',
  'anna maier@gmial.com',
  `anna@${'x'.repeat(10_000)}`,
])('suggests nothing for %.20p', (typed) => expect(suggestMail(typed)).toBeUndefined());
