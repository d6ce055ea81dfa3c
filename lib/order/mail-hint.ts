import { typos } from '@/lib/typos';
import { isEmail } from './email';

/** Common German mail hosts, and hosts with similar names that are not typos. */
const HOSTS = [
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
  'mail.de',
  'mail.com',
  'ymail.com',
  'gmx.com',
];
const LONGEST = 30;

/** Typo hint, never an error; undefined for an invalid or unsuspicious address: suggestMail('anna@gmial.com') → 'anna@gmail.com' */
export function suggestMail(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const host = trimmed.slice(at + 1).toLowerCase();
  if (host.length > LONGEST || HOSTS.includes(host) || !isEmail(trimmed)) return undefined;
  const meant = HOSTS.find((known) => typos(host, known, 1) === 1);
  return meant && `${trimmed.slice(0, at + 1)}${meant}`;
}
