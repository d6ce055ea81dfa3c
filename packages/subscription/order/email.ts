import { cleanText } from 'german/clean-text';

const LOCAL = /^[^\s@<>()[\]\\,;:"]{1,64}$/u;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const TOP = /^(\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu;

/** Accepts umlauts: isEmail('anna@müller.de') → true, isEmail('anna@localhost') → false, isEmail('a..b@c.de') → false */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    text.length <= 254 &&
    LOCAL.test(local) &&
    !/^\.|\.\.|\.$/.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP.test(labels.at(-1) ?? '')
  );
}

const hostOf = (host: string) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host);

/** The form in which addresses are compared, never shown: small letters, the domain as the name system writes it.
 * mailboxOf('Anna@MÜLLER.de') → 'anna@xn--mller-kva.de' */
export function mailboxOf(email: string): string {
  const plain = cleanText(email).toLowerCase();
  const at = plain.lastIndexOf('@');
  return at < 0 ? plain : `${plain.slice(0, at)}@${hostOf(plain.slice(at + 1))}`;
}
