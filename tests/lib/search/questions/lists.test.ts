import { listSearch } from 'search/list';
import { eventSearchTexts } from '@/components/events/feed';
import { dated } from '@/lib/events/dated';
import { findableSheets } from '@/lib/school/finder';
import { findable } from '@/lib/tips/findable';
import { tipOfBook, tipOfGame } from '@/lib/tips/tip';
import { built } from '@/tests/built-content';

type List = 'books' | 'games' | 'worksheets' | 'events';

const { searchWords } = built;
const events = built.events.map(dated);
const eventTexts = eventSearchTexts(events, built);
const LISTS: Record<List, { name: string; searchText: string }[]> = {
  books: findable(built.books.map(tipOfBook), searchWords).map(({ title: name, searchText }) => ({ name, searchText })),
  games: findable(built.games.map(tipOfGame), searchWords).map(({ title: name, searchText }) => ({ name, searchText })),
  worksheets: findableSheets(built).map(({ slug: name, searchText }) => ({ name, searchText })),
  events: events.map(({ title: name }, place) => ({ name, searchText: eventTexts[place] ?? '' })),
};

/** Searches in lists, with items they must find and must not find. */
const QUESTIONS: readonly (readonly [list: List, typed: string, holds: string[], not: string[]])[] = [
  ['games', '20 minuten', ['Buchstabensalat', 'Kartenpiraten', 'Spiegelpfad', 'Würfelwald'], ['Inselpfad']],
  ['games', '5 jährige', ['Wackelturm'], ['Burgenbauer']],
  ['books', 'gruselig', ['Das Geheimnis der Nachteule'], ['Ein Gedicht für die Hosentasche']],
  ['books', 'für 4 jährige', ['Der Igel im Gummistiefel', 'Der Bagger gähnt'], ['Die Wolkenwerft']],
  [
    'worksheets',
    'Wasser',
    ['wie-der-mond-ebbe-und-flut-macht', 'das-groesste-korallenriff'],
    ['wie-das-herz-schlaegt'],
  ],
  ['worksheets', 'weltall', ['saturn-und-seine-ringe'], ['wie-brot-aufgeht']],
  ['worksheets', 'geld', ['was-inflation-ist'], ['wie-das-herz-schlaegt']],
  ['worksheets', 'demokratie', ['wie-ein-gesetz-entsteht'], ['wie-brot-aufgeht']],
  ['events', 'roboter basteln', ['Roboterwerkstatt: Bau dir einen Helfer'], ['Lesenacht im Schlafsack']],
  [
    'events',
    'für 6 jährige',
    ['Winterlesung unter dem Leuchtstern', 'Der Froschkönig hüpft auf die Bühne'],
    ['Roboterwerkstatt: Bau dir einen Helfer', 'Lesenacht im Schlafsack'],
  ],
  ['worksheets', 'HSU', ['wie-der-mond-ebbe-und-flut-macht'], []],
];

test.each(QUESTIONS)('in %s, %s finds the right items (R-FIND-6)', (list, typed, holds, not) => {
  const items = LISTS[list];
  const find = listSearch(items.map(({ searchText }) => searchText))(typed);
  const found = new Set(items.filter((_, place) => find(place)).map(({ name }) => name));
  const isThere = (name: string) => items.some((item) => item.name === name);
  expect(holds.filter((name) => isThere(name) && !found.has(name))).toEqual([]);
  expect(not.filter((name) => found.has(name))).toEqual([]);
});
