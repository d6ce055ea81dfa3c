import { parseDay } from 'german/dates/arithmetic';
import { type Book, EMPTY, merged, STAMPS, type Stamp } from './book';
import { BOXES, type Card, isPlace } from './card';

const NAME = 'mein-duda';
const VERSION = 1;

/** Limits for an imported file, in bytes and in entries per kind; far above the number of all words. */
export const LARGEST_FILE = 1_000_000;
const MOST = 2000;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, least: number, most: number): value is string =>
  typeof value === 'string' && value.length >= least && value.length <= most;
const isDay = (value: unknown) => typeof value === 'string' && parseDay(value) !== undefined;
const isPath = (value: unknown) => typeof value === 'string' && isPlace(value);

const isCard = (value: unknown): value is Card =>
  isFields(value) &&
  isText(value.word, 1, 80) &&
  value.word.trim() !== '' &&
  isText(value.meaning, 1, 1000) &&
  isText(value.sentence, 0, 2000) &&
  isPath(value.path) &&
  BOXES.some((box) => box === value.box) &&
  isDay(value.due) &&
  (value.seen === '' || isDay(value.seen));

const isStamp = (value: unknown): value is Stamp =>
  isFields(value) && STAMPS.some((kind) => kind === value.kind) && isPath(value.path) && isDay(value.day);

const toCard = ({ word, meaning, sentence, path, box, due, seen }: Card): Card => ({
  word,
  meaning,
  sentence,
  path,
  box,
  due,
  seen,
});
const toStamp = ({ kind, path, day }: Stamp): Stamp => ({ kind, path, day });

const clean = (cards: readonly Card[], stamps: readonly Stamp[]): Book =>
  merged(EMPTY, { cards: cards.map(toCard), stamps: stamps.map(toStamp) });

function parsed(text: string): { isOurs: boolean; cards: unknown[]; stamps: unknown[] } | undefined {
  try {
    const data: unknown = JSON.parse(text);
    if (!isFields(data)) return undefined;
    const { kind, version, cards, stamps } = data;
    const isOurs = kind === NAME && version === VERSION;
    return Array.isArray(cards) && Array.isArray(stamps) ? { isOurs, cards, stamps } : undefined;
  } catch {
    return undefined;
  }
}

/** fileOf(book) → '{ "kind": "mein-duda", "version": 1, "cards": […], "stamps": […] }' */
export const fileOf = ({ cards, stamps }: Book): string =>
  JSON.stringify({ kind: NAME, version: VERSION, cards, stamps }, null, 1);

/** Parses an imported file; rejects it if any entry is invalid: bookIn('garbage') → undefined */
export function bookIn(text: string): Book | undefined {
  const data = text.length <= LARGEST_FILE ? parsed(text.replace(/^\uFEFF/, '')) : undefined;
  if (!data?.isOurs || data.cards.length > MOST || data.stamps.length > MOST) return undefined;
  const { cards, stamps } = data;
  return cards.every(isCard) && stamps.every(isStamp) ? clean(cards, stamps) : undefined;
}

/** Parses stored data of any build, dropping invalid entries: bookOn('garbage') → EMPTY */
export function bookOn(text: string): Book {
  const { cards, stamps } = parsed(text) ?? EMPTY;
  return clean(cards.filter(isCard), stamps.filter(isStamp));
}
