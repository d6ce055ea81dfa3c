import type { Refusal } from './dates';

/** Words stand between parts, so there is one more part. */
type Gaps = { parts: string[]; words: string[] };

const EXPECTED = 'ein Text, in dem die Wörter, die fehlen, in eckigen Klammern stehen: Ein [Polyp] hat einen Mund.';
const WORD = /^[\p{L}\p{Nd}]+(-[\p{L}\p{Nd}]+)*$/u;

/** parseGaps('Ein [Polyp] ist weich.') → { parts: ['Ein ', ' ist weich.'], words: ['Polyp'] } */
export function parseGaps(written: string): Gaps | Refusal {
  const pieces = written.split(/\[([^[\]]*)\]/);
  const parts = pieces.filter((_, at) => at % 2 === 0);
  const words = pieces.filter((_, at) => at % 2 === 1);
  if (words.length === 0 || parts.some((part) => /[[\]]/.test(part))) return { expected: EXPECTED };
  const odd = words.find((word) => !WORD.test(word));
  if (odd !== undefined) return { expected: `ein einzelnes Wort in der Klammer, nicht „${odd}“` };
  const again = words.find((word, at) => words.indexOf(word) < at);
  return again === undefined ? { parts, words } : { expected: `jedes Wort nur in einer Klammer, auch „${again}“` };
}
