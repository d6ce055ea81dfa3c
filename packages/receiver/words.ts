import { domainToUnicode } from 'node:url';
import { mailboxOf } from 'subscription/order/email';
import type { Message } from 'subscription/order/wire';
import { plainSign } from './letters';

const MOST = 40;
const LONGEST = 40;

/** Number of the rules below; higher ones make the receiver fold what it has stored once more (store/refold.ts). */
export const FOLDING = 2;

/** A domain as people read it: readable('anna@xn--mller-kva.de') → 'anna@müller.de' */
const readable = (text: string) =>
  text.replace(/[a-z0-9.-]*xn--[a-z0-9.-]+/g, (domain) => domainToUnicode(domain) || domain);

/** Folds words so that all spellings of a name meet: „ü“, „ue“ and „u“, „ł“ and „l“, „ß“ and „ss“, composed or not.
 * foldWords('Anna Müller') → ['anna', 'muller'] */
export const foldWords = (text: string): string[] =>
  [...readable(text.normalize('NFC').toLowerCase()).normalize('NFC')]
    .map(plainSign)
    .join('')
    .replace(/([aou])e/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.slice(0, LONGEST));

/** All addresses of a message in the form in which they are compared: mailboxesOf(message) → ['anna@example.org'] */
export const mailboxesOf = (message: Message): string[] =>
  (message.type === 'order' ? [message.payer.email, message.gift?.accessEmail] : [message.email])
    .filter((email) => email !== undefined)
    .map(mailboxOf);

/** Search words of a case; addresses are whole, so that a case is found by them:
 * searchWords(message) → ['anna@example.org', 'anna', 'muller', '50667', 'koln', …] */
export function searchWords(message: Message): string[] {
  const texts =
    message.type === 'order'
      ? [
          message.school,
          ...Object.values(message.payer),
          message.gift?.accessEmail,
          ...Object.values(message.gift?.recipient ?? {}),
        ]
      : [message.name, message.contract, message.email];
  const words = new Set(texts.flatMap((text) => foldWords(text ?? '')));
  return [...new Set(mailboxesOf(message)), ...[...words].slice(0, MOST)];
}
