import type { Content } from 'content/kinds';
import type { Ages } from 'content/values/counts';
import { ageWords } from 'search/ages';
import { playersOf } from 'search/players';
import { placesIn } from '@/lib/pages/paged';
import { bookPath, PATHS } from '@/lib/paths';
import { coverOf } from '@/lib/tips/facts';
import { AGE_GROUPS, ageGroupsOf, typeOptions, typeValue } from '@/lib/tips/filter';
import { uniqueById } from '@/lib/tips/unique';
import { type Draft, page } from './draft';

/** tipEntries(content) → [{ kind: 'book', path: '/books/17/', … }, { kind: 'game', path: '/games/#game-2', … }, …] */
export function tipEntries({ books: allBooks, games: allGames, lists }: Content): Draft[] {
  const books = uniqueById(allBooks).items;
  const games = uniqueById(allGames).items;
  const gameAt = placesIn(PATHS.games, games, 'game');
  return [
    ...books.map((book) => ({
      kind: 'book' as const,
      title: book.title,
      path: bookPath(book.id),
      note: `von ${book.author} · ${book.genre} · ${book.age.text}`,
      text: book.description,
      keywords: `${book.publisher} ${ageWords(book.age)} Buch Buchtipp`,
      aside: coverOf(book)?.alt ?? '',
      image: coverOf(book)?.src,
    })),
    ...games.map((game) => ({
      kind: 'game' as const,
      title: game.title,
      path: gameAt(game.id),
      note: `${game.type} · ${game.age.text} · ${game.players.text}`,
      text: game.description,
      keywords: `${game.publisher} ${ageWords(game.age)} ${playersOf(game.players)} ${game.duration ?? ''} Spiel Spieletipp`,
      aside: game.image.alt,
      image: game.image.src,
    })),
    page(PATHS.books, lists.books.title, 'Alle Bücher', lists.books.description, { keywords: 'Buch Bücher Buchliste' }),
    page(PATHS.games, lists.games.title, 'Alle Spiele', lists.games.description, { keywords: 'Spiel Spieleliste' }),
    ...filtered(
      PATHS.books,
      lists.books.title,
      books.map(({ title, genre, age }) => ({ title, type: genre, age })),
    ),
    ...filtered(PATHS.games, lists.games.title, games),
  ];
}

type Listed = { title: string; type: string; age: Ages };

/** The list filtered by one chip: '/books/?art=krimi' with the titles of all crime stories. */
function filtered(path: string, list: string, tips: readonly Listed[]): Draft[] {
  const chip = (query: string, label: string, found: readonly Listed[], more: Partial<Draft> = {}) =>
    found.length < 2
      ? []
      : [
          page(`${path}?${query}`, `${list}: ${label}`, list, found.map(({ title }) => title).join(' · '), {
            weight: 0.9,
            ...more,
          }),
        ];
  return [
    ...typeOptions(tips.map(({ type }) => type)).flatMap(({ value, label }) =>
      chip(
        `art=${value}`,
        label,
        tips.filter(({ type }) => typeValue(type) === value),
      ),
    ),
    ...AGE_GROUPS.flatMap(({ value, label, from, to }) =>
      chip(
        `alter=${value}`,
        label,
        tips.filter(({ age }) => ageGroupsOf(age).includes(value)),
        // For a query with an age, the filtered list comes first.
        { keywords: ageWords({ from, to }), weight: 1.2 },
      ),
    ),
  ];
}
