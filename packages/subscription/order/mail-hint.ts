import { cleanText } from 'german/clean-text';
import { typos } from 'german/typos';
import { isEmail } from './email';

/** Hosts of most German addresses: only these are suggested. */
const COMMON_HOSTS = [
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'freenet.de',
  'posteo.de',
  'mailbox.org',
  'outlook.de',
  'outlook.com',
  'hotmail.de',
  'hotmail.com',
  'live.de',
  'yahoo.de',
  'yahoo.com',
  'icloud.com',
  'aol.com',
  'arcor.de',
  'vodafone.de',
  'bluewin.ch',
];

/** Hosts that resemble a common one, but are no typo of it. */
const LOOKALIKES =
  'email.com gmx.it gmx.pt hotmail.be hotmail.se live.be live.dk live.se mail.com outlook.be outlook.dk yahoo.se ymail.com';

export const KNOWN_HOSTS: ReadonlySet<string> = new Set([...COMMON_HOSTS, ...LOOKALIKES.split(' ')]);

const LONGEST = 30;

/** Typo hint, never an error; undefined for an invalid address and for known hosts: suggestMail('anna@gmial.com') → 'anna@gmail.com' */
export function suggestMail(text: string): string | undefined {
  const typed = cleanText(text);
  const at = typed.lastIndexOf('@');
  const host = typed.slice(at + 1).toLowerCase();
  if (host.length > LONGEST || KNOWN_HOSTS.has(host) || !isEmail(typed)) return undefined;
  const meant = COMMON_HOSTS.find((common) => typos(host, common, 1) === 1);
  return meant && `${typed.slice(0, at + 1)}${meant}`;
}
