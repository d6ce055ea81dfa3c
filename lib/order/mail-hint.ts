import { typos } from '@/lib/typos';
import { isEmail } from './email';
import { COMMON_HOSTS, KNOWN_HOSTS } from './mail-hosts';
import { cleanText } from './text';

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
