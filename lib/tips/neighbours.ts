import type { Book } from 'content/kinds';
import { ageGroupsOf } from './filter';

/** Does not wrap around: neighbours(list, firstId) → { next } */
export function neighbours<T extends { id: number }>(list: readonly T[], id: number): { previous?: T; next?: T } {
  const place = list.findIndex((entry) => entry.id === id);
  const [previous, next] = [list[place - 1], list[place + 1]];
  return place < 0 ? {} : { ...(previous && { previous }), ...(next && { next }) };
}

/** Same genre and age first, then same genre, then same age: relatedBooks([krimi, poems, otherKrimi], krimi) → [otherKrimi, poems] */
export function relatedBooks(books: readonly Book[], book: Book, count = 3): Book[] {
  const ages = ageGroupsOf(book.age);
  const likeness = (other: Book) =>
    (other.genre === book.genre ? 2 : 0) + (ageGroupsOf(other.age).some((group) => ages.includes(group)) ? 1 : 0);
  return books
    .filter(({ id }) => id !== book.id)
    .map((other) => ({ other, points: likeness(other) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, count)
    .map(({ other }) => other);
}
