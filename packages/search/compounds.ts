import { PARTICLES } from './particles';
import { stem } from './words';

const SHORTEST = 3;
/** Short stems are ambiguous, so they only match forms that are written somewhere: isShort('eul') → true */
export const isShort = (stem: string) => stem.length < 4;

type Knows = (stem: string, form: string) => boolean;

/** A known last part of this length suffices without a known first part: 'Werkstatt' in 'Xylowerkstatt'. */
const TELLING = 5;

/** An indexed word, as in 'nicht angekommen', but never the last part of a compound. */
const NEGATION = 'nicht';

/** Minimum length of a compound's beginning that counts alone. */
export const SHORTEST_HEAD = 5;

/** Linking letters: 'Zeitung-s-papier', 'Eule-n-buch', 'Kind-er-garten' */
const JOINTS = ['', 's', 'es', 'e', 'n', 'en', 'er', 'ns'];
const AFTER_SHORT = JOINTS.slice(0, 4);

/** Prefixes, which form new words and no compounds: 'Ausflug' has nothing to do with 'Flug'. */
const PREFIX = new RegExp(`^(?:${PARTICLES}|bei|be|dar|ent|er|fort|ge|uber|un|unter|ver|zer|zu)$`);

/** Splits a compound, [] if it is none; with `bold`, a long last part suffices: partsOf('druckwerkstatt', knows) → ['druck', 'werkstatt'] */
export function partsOf(word: string, knows: Knows, bold = true): string[] {
  let tailOnly: string[] = [];
  // Longest last part first.
  for (let start = SHORTEST; start <= word.length - SHORTEST; start += 1) {
    const tail = stem(word.slice(start));
    if (!knows(tail, word.slice(start))) continue;
    const head = word.slice(0, start);
    if (PREFIX.test(head)) continue;
    const heads = headOf(head, knows);
    const parts = [...heads, tail];
    if (heads.length > 0 && (!parts.every(isShort) || parts.every((part) => knows(part, part)))) return parts;
    if (bold && tailOnly.length === 0 && tail.length >= TELLING && tail !== NEGATION) tailOnly = [tail];
  }
  return tailOnly;
}

function headOf(head: string, knows: Knows): string[] {
  for (const joint of JOINTS) {
    if (!head.endsWith(joint) || head.length - joint.length < SHORTEST) continue;
    const bare = head.slice(0, head.length - joint.length);
    const stemmed = stem(bare);
    if (isShort(stemmed) && !AFTER_SHORT.includes(joint)) continue;
    if (knows(stemmed, bare)) return [stemmed];
  }
  return partsOf(head, knows, false);
}
