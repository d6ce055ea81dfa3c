import { markedText, placesIn, type Run } from '@/lib/school/marks';

const BLOCKS = [
  { type: 'heading' as const, text: 'Im Meer' },
  { type: 'paragraph' as const, text: 'Korallen sind Tiere. Sie leben im Meer, rund 5 Meter tief.' },
];

const textOf = (runs: readonly Run[]) => runs.filter((run) => typeof run === 'string').join('');

test('a proof is marked after its first word and at its end, so that no mark moves to another line', () => {
  const [, marked] = markedText(BLOCKS, { s1: 'Sie leben im Meer' });
  expect(marked?.runs.slice(0, 4)).toEqual([
    'Korallen sind Tiere. Sie',
    { proof: 's1', end: false },
    ' leben im Meer',
    { proof: 's1', end: true },
  ]);
});

test('marks leave the text unchanged, even with overlapping proofs (R-SCH-4)', () => {
  const proofs = { s1: 'Korallen sind Tiere.', s2: 'sind Tiere. Sie leben', q1: 'rund 5 Meter tief.' };
  const [heading, paragraph] = markedText(BLOCKS, proofs);
  expect(heading?.runs).toEqual(['Im Meer']);
  expect(textOf(paragraph?.runs ?? []).replaceAll('\u00a0', ' ')).toBe(BLOCKS[1]?.text);
  const marks = paragraph?.runs.flatMap((run) => (typeof run === 'string' ? [] : `${run.proof} ${run.end}`));
  expect(marks).toEqual(['s1 false', 's2 false', 's1 true', 's2 true', 'q1 false', 'q1 true']);
});

test('a proof of one word has both marks after it', () => expect(placesIn('Es ist heiß.', 'heiß')).toEqual([11, 11]));

test('a proof that is not in the text has no position', () => expect(placesIn('Es ist heiß.', 'kalt')).toBeUndefined());
