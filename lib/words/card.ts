import { addDays, daysBetween } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';

export const BOXES = [1, 2, 3, 4, 5] as const;
export type Box = (typeof BOXES)[number];

/** Days until a card is due again, by box. */
export const WAITS: Record<Box, number> = { 1: 1, 2: 3, 3: 7, 4: 14, 5: 30 };

/** A collected word, with everything needed to show it if it leaves the dictionary. */
export type Card = {
  word: string;
  meaning: string;
  /** Sentence in which it was found; '' if there is none. */
  sentence: string;
  /** Page where it was found, without base path. */
  path: string;
  box: Box;
  due: Day;
  /** Day of the last answer; '' if never answered. */
  seen: Day | '';
};

export type Found = Pick<Card, 'word' | 'meaning' | 'sentence' | 'path'>;

/** Accepts only paths of this site, so that no link leads elsewhere: isPlace('/news/eulen/') → true */
export const isPlace = (path: string) => path.length <= 200 && /^\/([a-z0-9äöüß-]+\/)*$/.test(path);

/** Falls back to '/', so that the word can be kept anyway: placeOf('/news/eulen/index.html/') → '/' */
export const placeOf = (path: string) => (isPlace(path) ? path : '/');

/** Due at once: newCard({ word: 'Magma', … }, '2027-04-05') → { word: 'Magma', box: 1, due: '2027-04-05', … } */
export const newCard = ({ word, meaning, sentence, path }: Found, day: Day): Card => ({
  word,
  meaning,
  sentence,
  path,
  box: 1,
  due: day,
  seen: '',
});

/** At most once a day. A due day too far ahead comes from a wrong clock and is ignored:
 * isDue({ box: 1, due: '2027-04-05', … }, '2027-04-05') → true */
export const isDue = ({ box, due, seen }: Pick<Card, 'box' | 'due' | 'seen'>, day: Day): boolean =>
  seen !== day && (due <= day || daysBetween(day, due) > WAITS[box]);

/** The due day never moves back: answered({ box: 1, due: '2027-04-05', … }, true, '2027-04-05') → { box: 2, due: '2027-04-08', … } */
export function answered(card: Card, isKnown: boolean, day: Day): Card {
  if (!isDue(card, day)) return card;
  const box = (isKnown ? Math.min(card.box + 1, BOXES.length) : card.box) as Box;
  const due = addDays(day, isKnown ? WAITS[box] : 1);
  return { ...card, box, due: due > card.due ? due : card.due, seen: day };
}
