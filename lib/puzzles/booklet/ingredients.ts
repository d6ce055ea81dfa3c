import type { Content } from 'content/kinds';
import { hashOf } from 'german/hash';
import type { Ingredients } from 'puzzles/contract';
import { ingredientsOf } from 'puzzles/make';
import { derived } from '@/lib/images';
import { PATHS } from '@/lib/paths';

/** Smallest derivative of a picture: addressOf('events/workshop.webp') → '/pictures/workshop-3f2a9c-320.webp' */
const addressOf = (src: string) => derived(src).srcSet.webp.split(' ')[0] ?? '';

/** bookletIngredients(content) → { puzzles: { words: […], … }, divided: ['VUL-KAN', …] } */
export function bookletIngredients(content: Content): Ingredients {
  const { puzzles, divided } = ingredientsOf(content);
  return { puzzles: { ...puzzles, pairs: puzzles.pairs.map((one) => ({ ...one, src: addressOf(one.src) })) }, divided };
}

/** Data for the generators in the browser; the file name contains a hash of the content:
 * ingredientsFile(content) → { path: '/raetsel/heft/zutaten-3f2a9c01b7de.json', text: '{"puzzles":…}' } */
export function ingredientsFile(content: Content) {
  const text = JSON.stringify(bookletIngredients(content));
  return { path: `${PATHS.booklet}zutaten-${hashOf([text])}.json`, text };
}
