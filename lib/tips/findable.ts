import type { SearchWords } from 'content/kinds';
import { ageWords } from 'search/ages';
import { listTexts } from 'search/list-words';
import { playersOf } from 'search/players';
import type { Tip } from './tip';

const textOf = ({ title, type, description, age, players, origin }: Tip) =>
  [title, players ? `Spiel ${playersOf(players)}` : 'Buch', type, description, origin, ageWords(age), 'Jahre'].join(
    ' ',
  );

/** Adds words of descriptions, and synonyms, to the search texts (R-TIP-11):
 * findable(tips, searchWords) → [{ …, searchText: 'Der Fall Butterbrot\n…\n\nfall krimi detektiv …' }] */
export function findable(tips: Tip[], searchWords: SearchWords): Tip[] {
  const texts = listTexts(
    tips.map((tip) => ({ names: tip.searchText, text: textOf(tip) })),
    searchWords,
  );
  return tips.map((tip, place) => ({ ...tip, searchText: texts[place] ?? tip.searchText }));
}
