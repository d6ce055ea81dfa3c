import { hasHidden } from './text';

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
    !hasHidden(text) &&
    LOCAL.test(local) &&
    !/^\.|\.\.|\.$/.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP.test(labels.at(-1) ?? '')
  );
}
