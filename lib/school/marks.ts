import { typeset } from 'german/typography';
import type { TextBlock } from './levels';

/** A position in the text whose line number is needed: start or end of a proof. */
type Mark = { proof: string; end: boolean };
export type Run = string | Mark;
export type MarkedBlock = { type: TextBlock['type']; runs: Run[] };

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Positions after the first and last word of a proof, where no line break can separate a mark from its word:
 * placesIn('Es ist heiß.', 'ist heiß') → [6, 11] */
export function placesIn(text: string, proof: string): [number, number] | undefined {
  const from = text.indexOf(proof);
  if (from < 0) return undefined;
  const first = /^\S+/.exec(proof)?.[0].length ?? 0;
  return [from + first, from + proof.length];
}

/** The typeset text, with marks for each proof in the first block that contains it: markedText(blocks, { s1: 'Korallen sind Tiere.' }) → [{
 * type: 'paragraph', runs: ['Korallen', { proof: 's1', end: false }, ' sind Tiere.', { proof: 's1', end: true }] }] */
export function markedText(blocks: readonly TextBlock[], proofs: Readonly<Record<string, string>>): MarkedBlock[] {
  const open = new Map(Object.entries(proofs));
  return blocks.map(({ type, text: written }) => {
    // Replaces spaces one by one, so positions stay valid.
    const text = typeset(written);
    const marks = [...open].flatMap(([proof, words]) => {
      const places = placesIn(plain(text), plain(words));
      if (!places) return [];
      open.delete(proof);
      return places.map((at, nth) => ({ at, proof, end: nth === 1 }));
    });
    marks.sort((a, b) => a.at - b.at);
    const cuts = marks.map(({ at, proof, end }, nth) => [text.slice(marks[nth - 1]?.at ?? 0, at), { proof, end }]);
    const runs: Run[] = [...cuts.flat(), text.slice(marks.at(-1)?.at ?? 0)];
    return { type, runs: runs.filter((run) => run !== '') };
  });
}
