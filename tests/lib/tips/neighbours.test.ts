import { content } from '@/lib/content';
import { ageGroupsOf } from '@/lib/tips/filter';
import { neighbours, relatedBooks } from '@/lib/tips/neighbours';

const { books } = content;

test('next and previous lead through all books', () => {
  const ids = books.map(({ id }) => id);
  const forward = [ids[0]];
  for (let next = neighbours(books, ids[0] ?? 0).next; next; next = neighbours(books, next.id).next)
    forward.push(next.id);
  expect(forward).toEqual(ids);
  for (const { id } of books.slice(1))
    expect(neighbours(books, neighbours(books, id).previous?.id ?? 0).next?.id).toBe(id);
});

test('the first has no previous, the last no next, an unknown ID neither', () => {
  expect(neighbours(books, books[0]?.id ?? 0)).not.toHaveProperty('previous');
  expect(neighbours(books, books.at(-1)?.id ?? 0)).not.toHaveProperty('next');
  expect(neighbours(books, 999)).toEqual({});
});

test.each(books.map((book) => [book.title, book] as const))(
  '“%s” has up to three related books that fit',
  (_, book) => {
    const related = relatedBooks(books, book);
    const fitting = books.filter(
      ({ id, genre, age }) =>
        id !== book.id &&
        (genre === book.genre || ageGroupsOf(age).some((group) => ageGroupsOf(book.age).includes(group))),
    );
    expect(related).toHaveLength(Math.min(3, fitting.length));
    expect(related.map(({ id }) => id)).not.toContain(book.id);
    const sameKind = related.map(({ genre }) => genre === book.genre);
    const ofThisKind = books.filter(({ genre }) => genre === book.genre).length - 1;
    expect(sameKind.filter(Boolean)).toHaveLength(Math.min(3, ofThisKind));
    expect(sameKind).toEqual([...sameKind].sort((a, b) => Number(b) - Number(a)));
    for (const other of related) {
      expect(
        other.genre === book.genre || ageGroupsOf(other.age).some((age) => ageGroupsOf(book.age).includes(age)),
      ).toBe(true);
    }
  },
);
