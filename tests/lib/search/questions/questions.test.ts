import { draftEntries } from '@/lib/search/entries';
import { ask, content, firstPlaces } from '../site';
import { first } from './first';
import { later } from './later';
import type { Question } from './question';
import { second } from './second';

const page = (place: string) => place.replace(/[#?].*/, '');
const isAt = (place: string) => (wanted: string) =>
  wanted === place || (wanted === page(wanted) && wanted === page(place));
const leads = (question: string, wanted: readonly string[], count = 3) =>
  firstPlaces(question, count).some((place) => wanted.some(isAt(place)));

const hundred = [...first, ...second];

/** The questions that lead elsewhere, with where they lead: what one wants to read when it fails. */
const astray = (questions: readonly Question[], count = 3) =>
  questions
    .filter(([question, ...wanted]) => !leads(question, wanted, count))
    .map(([question]) => `${question} → ${firstPlaces(question, count).join(' ')}`);

test('of a hundred questions at least 97 find their answer among the first three', () => {
  expect(hundred).toHaveLength(100);
  const lost = astray(hundred);
  expect(lost.length > 3 ? lost : []).toEqual([]);
});

test('of a hundred questions at least 90 find it first', () => {
  const lost = astray(hundred, 1);
  expect(lost.length > 10 ? lost : []).toEqual([]);
});

test('none of a hundred questions is left without a hit', () => {
  const empty = hundred.filter(([question]) => !ask(question).answer && ask(question).found.length === 0);
  expect(empty).toEqual([]);
});

test('what once found nothing finds it now', () => expect(astray(later)).toEqual([]));

test('every place the tables name is one', () => {
  const known = new Set(draftEntries(content).flatMap(({ path }) => [path, page(path)]));
  const lost = [...hundred, ...later].flatMap(([, ...wanted]) => wanted).filter((place) => !known.has(place));
  expect(lost).toEqual([]);
});
