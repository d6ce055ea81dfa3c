import type { Content } from '@/lib/content/kinds';
import { hashOf } from '@/lib/hash';
import { derived } from '@/lib/images';
import { PATHS } from '@/lib/pages/paths';
import { dividedWords } from '@/lib/puzzles/word-makers';
import type { Ingredients } from './make';

/** Smallest derivative of a picture: addressOf('events/workshop.webp') → '/pictures/workshop-3f2a9c-320.webp' */
const addressOf = (src: string) => derived(src).srcSet.webp.split(' ')[0] ?? '';

/** ingredientsOf(content) → { puzzles: { words: […], … }, divided: ['VUL-KAN', …] } */
export const ingredientsOf = (content: Content): Ingredients => ({
  puzzles: {
    ...content.puzzles,
    pairs: content.puzzles.pairs.map((one) => ({ ...one, src: addressOf(one.src) })),
  },
  divided: dividedWords(content).map(({ syllables }) => syllables.join('-')),
});

/** Data for the generators in the browser; the file name contains a hash of the content:
 * ingredientsFile(content) → { path: '/raetsel/heft/zutaten-3f2a9c01b7de.json', text: '{"puzzles":…}' } */
export function ingredientsFile(content: Content) {
  const text = JSON.stringify(ingredientsOf(content));
  return { path: `${PATHS.booklet}zutaten-${hashOf([text])}.json`, text };
}
