import type { Book } from 'content/kinds';
import { content } from '@/lib/content';
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

test('related books are of the same kind and age, then of the same kind, then of the same age, three at most', () => {
  const [book] = books;
  if (!book) throw new Error('no book');
  const made = (id: number, genre: Book['genre'], from: number) => ({
    ...book,
    id,
    genre,
    age: { ...book.age, from, to: from },
  });
  const [krimi, ...others] = [
    made(1, 'Krimi', 8),
    made(2, 'Gedichte', 12),
    made(3, 'Gedichte', 8),
    made(4, 'Krimi', 12),
    made(5, 'Krimi', 8),
    made(6, 'Sachbuch', 9),
  ];
  const related = (list: typeof books) => relatedBooks(list, krimi as Book).map(({ id }) => id);
  expect(related([...others, krimi as Book])).toEqual([5, 4, 3]);
  expect(related([krimi as Book, ...others.slice(0, 2)])).toEqual([3]);
});
