import { z } from 'zod';
import { list } from './fields';

const whole = (entry: string) => entry.replaceAll('-', '').toLowerCase();

/** Corrects words that the patterns divide wrongly (R-AID-1); a word of one syllable has no hyphen. */
export const syllablesSchema = list(
  'Silben',
  z
    .string()
    .regex(/^\p{L}+(-\p{L}+)*$/u, 'ein Wort mit Bindestrichen zwischen den Silben wie Vul-kan')
    .meta({ title: 'Wort' }),
  'Mit Bindestrichen zwischen den Silben: Vul-kan',
).superRefine((entries, { addIssue }) => {
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    if (seen.has(whole(entry))) addIssue({ code: 'custom', path: [index], message: 'jedes Wort nur einmal' });
    seen.add(whole(entry));
  }
});
