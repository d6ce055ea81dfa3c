import type { SyllableRiddle } from './puzzle';

const VOWEL = /[AEIOUYÄÖÜ]/;

/** Faults, [] if valid: faultsOfSyllables(puzzle) → ['Die Silbe KAN bleibt übrig'] */
export function faultsOfSyllables({ box, words, solution }: SyllableRiddle): string[] {
  const faults: string[] = [];
  const used = new Map<number, number>();
  for (const at of words.flatMap(({ syllables }) => syllables)) used.set(at, (used.get(at) ?? 0) + 1);
  for (const [at, syllable] of box.entries()) {
    const times = used.get(at) ?? 0;
    if (times === 0) faults.push(`Die Silbe ${syllable} bleibt übrig`);
    if (times > 1) faults.push(`Die Silbe ${syllable} kommt ${times} Mal vor`);
    if (!/^[A-ZÄÖÜ]+$/.test(syllable) || !VOWEL.test(syllable)) faults.push(`${syllable} ist keine Silbe`);
  }
  if ([...used.keys()].some((at) => box[at] === undefined)) faults.push('Eine Silbe steht nicht im Kasten');
  if (new Set(box).size !== box.length) faults.push('Eine Silbe steht zweimal im Kasten');
  const written = words.map(({ syllables }) => syllables.map((at) => box[at]).join(''));
  if (written.length < 5 || written.length > 7) faults.push(`${written.length} Wörter`);
  if (words.some(({ syllables }) => syllables.length < 2)) faults.push('Ein Wort hat nur eine Silbe');
  if (new Set(words.map(({ clue }) => clue)).size !== words.length) faults.push('Ein Hinweis steht zweimal da');
  if (written.includes(solution)) faults.push('Das Lösungswort wird schon gesucht');
  const read = words.map(({ marked }, at) => written[at]?.[marked] ?? '?').join('');
  if (read !== solution) faults.push(`Die markierten Buchstaben ergeben ${read}`);
  return faults;
}
