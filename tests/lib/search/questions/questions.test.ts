import { articlePath } from '@/lib/pages/paths';
import { draftEntries } from '@/lib/search/entries';
import { built } from '@/tests/built-content';
import { searchOf } from '../site';
import { fifth } from './fifth';
import { first } from './first';
import { fourth } from './fourth';
import { later } from './later';
import type { Question } from './question';
import { second } from './second';
import { third } from './third';

const page = (place: string) => place.replace(/[#?].*/, '');
const isAt = (place: string) => (wanted: string) =>
  wanted === place || (wanted === page(wanted) && wanted === page(place));

/** A table, asked of the site as it was when its questions were written. */
function asked(table: readonly Question[], later: readonly Question[] = []) {
  const places = [...table, ...later].flatMap(([, ...wanted]) => wanted);
  /** What came after the table was written may well be a better answer, and needs questions of its own. */
  const last = (pattern: RegExp) => Math.max(0, ...places.map((place) => Number(pattern.exec(place)?.[1] ?? 0)));
  const upTo = <T extends { id: number }>(things: readonly T[], id: number) => things.filter((thing) => thing.id <= id);
  const asWritten = {
    ...built,
    events: upTo(built.events, last(/^\/event\/(\d+)/)),
    books: upTo(built.books, last(/^\/books\/(\d+)/)),
    games: upTo(built.games, last(/#game-(\d+)/)),
    articles: built.articles.filter(({ slug }) => places.some((place) => page(place) === articlePath(slug))),
  };
  const { ask, firstPlaces } = searchOf(asWritten);
  const known = new Set(draftEntries(asWritten).flatMap(({ path }) => [path, page(path)]));
  /** What was asked for may be gone by now: a question holds as long as each place that answered it is still there. */
  const holds = ([, ...wanted]: Question) => wanted.every((place) => known.has(place));
  const leads = (question: string, wanted: readonly string[], count: number) =>
    firstPlaces(question, count).some((place) => wanted.some(isAt(place)));
  return {
    questions: table.filter(holds),
    later: later.filter(holds),
    gone: table.filter((question) => !holds(question)).map(([question]) => question),
    /** Questions that may fail. Those that are gone still count: they were mostly found, and their going must not turn the test red. */
    most: (share: number) => table.length * share,
    isEmpty: ([question]: Question) => !ask(question).answer && ask(question).found.length === 0,
    /** The questions that lead elsewhere, with where they lead: what to read when it fails. */
    astray: (questions: readonly Question[], count = 3) =>
      questions
        .filter(([question, ...wanted]) => !leads(question, wanted, count))
        .map(([question]) => `${question} → ${firstPlaces(question, count).join(' ')}`),
  };
}

/** With fewer the table says little of the search, and needs questions about what is there now. */
const FEWEST = 60;

const hundred = asked([...first, ...second], later);
const more = asked([...third, ...fourth]);
const unseen = asked(fifth);
/** Of the unseen ones. */
const FEWEST_UNSEEN = 48;

test.each([
  ['a hundred', hundred, 100, FEWEST],
  ['the further', more, third.length + fourth.length, FEWEST],
  ['the unseen', unseen, fifth.length, FEWEST_UNSEEN],
])('of %s questions enough still ask for what is there', (_which, { questions, gone }, count, fewest) => {
  expect(questions.length + gone.length).toBe(count);
  if (gone.length > 0) console.warn(`${gone.length} questions ask for what is gone: ${gone.join(', ')}`);
  const isEnough = questions.length >= fewest;
  expect(isEnough ? [] : ['Renew the table of questions: these ask for what is gone', ...gone]).toEqual([]);
});

test('97 of a hundred questions find their answer among the first three', () => {
  const lost = hundred.astray(hundred.questions);
  expect(lost.length > hundred.most(0.03) ? lost : []).toEqual([]);
});

test('90 of a hundred questions find it first', () => {
  const lost = hundred.astray(hundred.questions, 1);
  expect(lost.length > hundred.most(0.1) ? lost : []).toEqual([]);
});

test('147 of 150 further questions find their answer among the first three', () => {
  const lost = more.astray(more.questions);
  expect(lost.length > more.most(0.02) ? lost : []).toEqual([]);
});

test('58 of 60 unseen questions find their answer among the first three', () => {
  const lost = unseen.astray(unseen.questions);
  expect(lost.length > unseen.questions.length * 0.034 ? lost : []).toEqual([]);
});

test('no question is left without a hit', () => {
  expect([hundred, more, unseen].flatMap(({ questions, isEmpty }) => questions.filter(isEmpty))).toEqual([]);
});

test('what once found nothing finds it now', () => expect(hundred.astray(hundred.later)).toEqual([]));
