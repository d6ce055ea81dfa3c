import { mailboxOf } from 'subscription/order/email';

test.each([
  ['capitals', 'Anna@GMX.de', 'anna@gmx.de'],
  ['an umlaut domain', 'anna@Müller.de', 'anna@xn--mller-kva.de'],
  ['the same as browsers write it', 'anna@xn--mller-kva.de', 'anna@xn--mller-kva.de'],
  ['a domain with ß, which is none with ss', 'anna@gruß.de', 'anna@xn--gru-7ka.de'],
  ['decomposed letters and a zero-width space', '\u200banna@mu\u0308ller.de', 'anna@xn--mller-kva.de'],
  ['no domain', 'anna', 'anna'],
])('one mailbox has one form: %s', (_, typed, mailbox) => expect(mailboxOf(typed)).toBe(mailbox));
