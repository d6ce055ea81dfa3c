import { addDays, daysBetween } from '@/lib/dates/arithmetic';
import type { Day } from '@/lib/dates/day';

export const BOXES = [1, 2, 3, 4, 5] as const;
export type Box = (typeof BOXES)[number];

/** In days: how long a card rests in each box before it is asked for again. */
export const WAITS: Record<Box, number> = { 1: 1, 2: 3, 3: 7, 4: 14, 5: 30 };

/** A word that a child has kept, with all that is needed to show it when the dictionary no longer has it. */
export type Card = {
  word: string;
  meaning: string;
  /** In which it stood, '' for none. */
  sentence: string;
  /** Of the page it stood on, without base path. */
  path: string;
  box: Box;
  due: Day;
  /** When it was last answered, '' for never. */
  seen: Day | '';
};

export type Found = Pick<Card, 'word' | 'meaning' | 'sentence' | 'path'>;

/** A page of this site, so that no link leads anywhere else: isPlace('/news/eulen/') → true */
export const isPlace = (path: string) => path.length <= 200 && /^\/([a-z0-9äöüß-]+\/)*$/.test(path);

/** Where a page was opened under another name, its word is kept all the same: placeOf('/news/eulen/index.html/') → '/' */
export const placeOf = (path: string) => (isPlace(path) ? path : '/');

/** It may be trained at once: newCard({ word: 'Magma', … }, '2027-04-05') → { word: 'Magma', box: 1, due: '2027-04-05', … } */
export const newCard = ({ word, meaning, sentence, path }: Found, day: Day): Card => ({
  word,
  meaning,
  sentence,
  path,
  box: 1,
  due: day,
  seen: '',
});

/** Once a day; nobody waits for a day that only a wrong clock can have set: isDue({ box: 1, due: '2027-04-05', … }, '2027-04-05') → true */
export const isDue = ({ box, due, seen }: Pick<Card, 'box' | 'due' | 'seen'>, day: Day): boolean =>
  seen !== day && (due <= day || daysBetween(day, due) > WAITS[box]);

/** Never due earlier than before: answered({ box: 1, due: '2027-04-05', … }, true, '2027-04-05') → { box: 2, due: '2027-04-08', … } */
export function answered(card: Card, isKnown: boolean, day: Day): Card {
  if (!isDue(card, day)) return card;
  const box = (isKnown ? Math.min(card.box + 1, BOXES.length) : card.box) as Box;
  const due = addDays(day, isKnown ? WAITS[box] : 1);
  return { ...card, box, due: due > card.due ? due : card.due, seen: day };
}
