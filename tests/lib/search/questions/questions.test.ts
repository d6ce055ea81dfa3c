import { articlePath, PATHS } from '@/lib/paths';
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

/** A single puzzle answers what the overview of the week's puzzles does. */
const page = (place: string) => place.replace(/[#?].*/, '').replace(/^(\/raetsel\/)[\d-]+\/[a-z]+\/$/, '$1');
const isAt = (place: string) => (wanted: string) =>
  wanted === place || (wanted === page(wanted) && wanted === page(place));

/** A renamed newspaper is asked for by its name. */
const named = ([question, ...wanted]: Question): Question => [
  question.replaceAll('duda', built.title.name.toLowerCase()),
  ...wanted,
];

/** Evaluates a table of questions against the site as it was when they were written. */
function asked(written: readonly Question[], later: readonly Question[] = []) {
  const table = written.map(named);
  const places = [...table, ...later].flatMap(([, ...wanted]) => wanted);
  /** Newer content may be a better answer, and needs questions of its own. */
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
  /** A question counts as long as all its answers still exist. */
  const holds = ([, ...wanted]: Question) => wanted.every((place) => known.has(place));
  const leads = (question: string, wanted: readonly string[], count: number) =>
    firstPlaces(question, count).some((place) => wanted.some(isAt(place)));
  return {
    /** Number of articles that the questions ask for. */
    articles: new Set(places.map(page).filter((place) => place.startsWith(PATHS.news))).size,
    questions: table.filter(holds),
    later: later.filter(holds),
    gone: table.filter((question) => !holds(question)).map(([question]) => question),
    /** Number of questions that may fail. Questions whose answer is gone count too, so that removing content does not
     * fail the test. */
    most: (share: number) => table.length * share,
    isEmpty: ([question]: Question) => !ask(question).answer && ask(question).found.length === 0,
    /** Questions that lead elsewhere, with their hits, for the failure message. */
    astray: (questions: readonly Question[], count = 3) =>
      questions
        .filter(([question, ...wanted]) => !leads(question, wanted, count))
        .map(([question]) => `${question} → ${firstPlaces(question, count).join(' ')}`),
  };
}

/** With fewer questions the table says little, and needs new ones. */
const FEWEST = 60;

const hundred = asked([...first, ...second], later);
const more = asked([...third, ...fourth]);
const unseen = asked(fifth);
/** The same for the unseen questions. */
const FEWEST_UNSEEN = 48;

test.each([
  ['first hundred', hundred, 100, FEWEST],
  ['further', more, third.length + fourth.length, FEWEST],
  ['unseen', unseen, fifth.length, FEWEST_UNSEEN],
])('enough of the %s questions still have an answer', (_which, { questions, gone, articles }, count, fewest) => {
  expect(questions.length + gone.length).toBe(count);
  if (gone.length > 0) console.warn(`${gone.length} questions ask for what is gone: ${gone.join(', ')}`);
  // A paper with fewer articles than that cannot answer more, and no new table would help.
  const isSmall = built.articles.length < articles;
  const isEnough = questions.length >= fewest || isSmall;
  expect(isEnough ? [] : ['Renew the table of questions: these ask for what is gone', ...gone]).toEqual([]);
});

test('97 of a hundred questions have their answer among the first three hits', () => {
  const lost = hundred.astray(hundred.questions);
  expect(lost.length > hundred.most(0.03) ? lost : []).toEqual([]);
});

test('90 of a hundred questions have their answer first', () => {
  const lost = hundred.astray(hundred.questions, 1);
  expect(lost.length > hundred.most(0.1) ? lost : []).toEqual([]);
});

test('147 of 150 further questions have their answer among the first three hits', () => {
  const lost = more.astray(more.questions);
  expect(lost.length > more.most(0.02) ? lost : []).toEqual([]);
});

test('58 of 60 unseen questions have their answer among the first three hits', () => {
  const lost = unseen.astray(unseen.questions);
  expect(lost.length > unseen.questions.length * 0.034 ? lost : []).toEqual([]);
});

test('every question has a hit', () => {
  expect([hundred, more, unseen].flatMap(({ questions, isEmpty }) => questions.filter(isEmpty))).toEqual([]);
});

test('questions that once found nothing find their answer', () => expect(hundred.astray(hundred.later)).toEqual([]));
