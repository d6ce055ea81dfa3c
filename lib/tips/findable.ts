import type { SearchWords } from '@/lib/content/kinds';
import { playersOf, spanOf } from '@/lib/search/entries/draft';
import { openListWords, withWords } from '@/lib/search/list-words';
import type { Tip } from './tip';

const textOf = ({ title, type, description, age, players }: Tip) =>
  [title, players ? `Spiel ${playersOf(players)}` : 'Buch', type, description, spanOf(age), 'Jahre'].join(' ');

/** By what they tell too, and words that mean the same (R-TIP-11): → [{ …, searchText: 'Der Fall Butterbrot\n…\n\nfall krimi detektiv …' }] */
export function findable(tips: Tip[], searchWords: SearchWords): Tip[] {
  const texts = tips.map(textOf);
  const wordsOf = openListWords(texts, searchWords);
  return tips.map((tip, place) => ({ ...tip, searchText: withWords(tip.searchText, wordsOf(texts[place] ?? '')) }));
}
