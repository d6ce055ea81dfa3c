import { meantMail } from '@/lib/order/mail-hint';

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  [' Anna@GMX.ed ', 'Anna@gmx.de'],
  ['anna@t-onlne.de', 'anna@t-online.de'],
  ['anna@web.dd', 'anna@web.de'],
])('%p was probably meant as %p', (typed, meant) => expect(meantMail(typed)).toBe(meant));

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
  // Refused, so that it cannot be sent all the same.
  'tom.kaya@web,de',
  'anna@gmail..com',
  'anna maier@gmial.com',
  `anna@${'x'.repeat(10_000)}`,
])('nothing is said of %.20p', (typed) => expect(meantMail(typed)).toBeUndefined());
