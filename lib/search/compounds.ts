import { PARTICLES } from './particles';
import { stem } from './words';

const SHORTEST = 3;
/** Shorter stems are ambiguous, so they only match unstemmed words. */
const SHORT = 4;
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
export function partsOf(word: string, knows: (stem: string) => boolean, bold = true): string[] {
  let tailOnly: string[] = [];
  // Longest last part first.
  for (let start = SHORTEST; start <= word.length - SHORTEST; start += 1) {
    const tail = stem(word.slice(start));
    if (!knows(tail) || (tail.length < SHORT && tail !== word.slice(start))) continue;
    const head = word.slice(0, start);
    if (PREFIX.test(head)) continue;
    const heads = headOf(head, knows);
    if (heads.length > 0) return [...heads, tail];
    if (bold && tailOnly.length === 0 && tail.length >= TELLING && tail !== NEGATION) tailOnly = [tail];
  }
  return tailOnly;
}

function headOf(head: string, knows: (stem: string) => boolean): string[] {
  for (const joint of JOINTS) {
    if (!head.endsWith(joint) || head.length - joint.length < SHORTEST) continue;
    const bare = head.slice(0, head.length - joint.length);
    const stemmed = stem(bare);
    if (stemmed.length < SHORT && (stemmed !== bare || !AFTER_SHORT.includes(joint))) continue;
    if (knows(stemmed)) return [stemmed];
  }
  return partsOf(head, knows, false);
}
