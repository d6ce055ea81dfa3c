import { KNOWN_HOSTS, suggestMail } from 'subscription/order/mail-hint';

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

test.each(['gmail.de', 'email.de', 'email.com', 'ymail.de', 'mails.de', 'gmx.org', 'aim.com', 'web.com'])(
  'suggests nothing for %s, which gives out addresses',
  (host) => expect(suggestMail(`anna@${host}`)).toBeUndefined(),
);

test('no known host is taken for a typo of another', () => {
  expect([...KNOWN_HOSTS].filter((host) => suggestMail(`anna@${host}`))).toEqual([]);
});
