import { PARTICLES } from './particles';
import { stem } from './words';

const SHORTEST = 3;
/** Shorter stems are too often chance: they count as they stand alone, not with an ending cut. */
const SHORT = 4;
/** A last part this long is believed without the first: 'Werkstatt' in 'Xylowerkstatt'. */
const TELLING = 5;

/** It stands in the index, as in 'nicht angekommen', and ends no compound. */
const NEGATION = 'nicht';

/** Letters a beginning must have to count alone. */
export const SHORTEST_HEAD = 5;

/** 'Zeitung-s-papier', 'Eule-n-buch', 'Kind-er-garten' */
const JOINTS = ['', 's', 'es', 'e', 'n', 'en', 'er', 'ns'];
const AFTER_SHORT = JOINTS.slice(0, 4);

/** They make a new word instead of a compound: 'Ausflug' is no flight. */
const PREFIX = new RegExp(`^(?:${PARTICLES}|bei|be|dar|ent|er|fort|ge|uber|un|unter|ver|zer|zu)$`);

/** partsOf('druckwerkstatt', knows) → ['druck', 'werkstatt'], [] where it is no compound. `bold`: a long last part is enough. */
export function partsOf(word: string, knows: (stem: string) => boolean, bold = true): string[] {
  let tailOnly: string[] = [];
  // The longest last part first.
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
