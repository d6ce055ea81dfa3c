import type { Book } from 'content/kinds';
import { unhyphenated } from 'german/hyphens';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { BookDetail } from '@/components/tips/book-detail';
import { BookTip } from '@/components/tips/book-tip';
import { FullList } from '@/components/tips/full-list';
import { TipCard } from '@/components/tips/tip-card';
import { content } from '@/lib/content';
import { derived } from '@/lib/images';
import { PER_PAGE } from '@/lib/pages/paged';
import { AGE_GROUPS, ageGroupsOf } from '@/lib/tips/filter';
import { tipOfBook, tipOfGame } from '@/lib/tips/tip';

const { books, games, lists } = content;
const [owl] = books as [Book];

const bookList = (tips: Book[], page = 1) =>
  renderToStaticMarkup(<FullList kind="book" copy={lists.books} tips={tips.map(tipOfBook)} page={page} />);
const place = '/books/seite/3/#book-60';
const bookCard = (book: Book) => renderToStaticMarkup(<TipCard tip={tipOfBook(book)} />);

test('the built pages have all books and games with the required facts (R-TIP-6)', () => {
  const html = bookList(books);
  for (const { id, title, age, pages, publisher } of books) {
    expect(html).toContain(`id="book-${id}"`);
    for (const text of [title, age.text, pages.text, publisher]) expect(html).toContain(text);
  }
  expect(html).not.toContain('doppelte Buchtitel');
  const second = renderToStaticMarkup(<FullList kind="game" copy={lists.games} tips={games.map(tipOfGame)} />);
  for (const { id, title, type, age, players, publisher, price } of games) {
    expect(second).toContain(`id="game-${id}"`);
    for (const text of [title, type, age.text, players.text, publisher, price.text]) expect(second).toContain(text);
  }
});

test('a list can be filtered by kind and by age (R-TIP-11)', () => {
  const offered = (html: string) =>
    parse(html)
      .querySelectorAll('fieldset')
      .map((group) => group.querySelectorAll('button').map(({ text }) => unhyphenated(text)));
  const held = AGE_GROUPS.filter(({ value }) => books.some(({ age }) => ageGroupsOf(age).includes(value)));
  const ages = ['Jedes Alter', ...held.map(({ label }) => label)];
  const kinds = ['Alle Bücher', ...new Set(books.map(({ genre }) => genre))];
  expect(offered(bookList(books)).map((group) => group.toSorted())).toEqual([ages.toSorted(), kinds.toSorted()]);
});

test('the first pictures of a list load eagerly, the very first with high priority', () => {
  const pictures =
    bookList(Array.from({ length: 5 }, (_, at) => ({ ...owl, id: 100 + at }))).match(/<img[^>]*>/g) ?? [];
  const lookOf = (tag: string) => [/loading="(\w+)"/.exec(tag)?.[1], /fetchPriority="(\w+)"/i.exec(tag)?.[1]];
  expect(pictures.map(lookOf)).toEqual([
    ['eager', 'high'],
    ['eager', undefined],
    ['eager', undefined],
    ['lazy', undefined],
    ['lazy', undefined],
  ]);
});

test('an empty list says so and has no filter', () => {
  const html = renderToStaticMarkup(<FullList kind="game" copy={lists.games} tips={[]} />);
  expect(html).toContain('Hier stehen bald wieder Spiele.');
  expect(html).not.toMatch(/<input|<button/);
});

test('prices are marked as examples while content says so (R-TIP-12)', () => {
  const real = { ...lists.books, example: undefined };
  const list = (copy: typeof lists.books) =>
    renderToStaticMarkup(<FullList kind="book" copy={copy} tips={[tipOfBook(owl)]} />);
  const page = (copy: typeof lists.books) =>
    renderToStaticMarkup(<BookDetail book={owl} place={place} copy={copy} related={[]} />);
  expect(list(lists.books)).toContain(lists.books.example?.list);
  expect(page(lists.books)).toContain(lists.books.example?.one);
  for (const html of [list(real), page(real)]) expect(html).not.toContain('class="example"');
});

test('a long word in a title can be hyphenated', () => {
  const html = renderToStaticMarkup(<TipCard tip={{ ...tipOfBook(owl), title: 'Das Zahnradrätsel' }} />);
  expect(html).toMatch(/Das .*<span class="whole">Zahnrad\u00adrätsel<\/span>/);
});

test('duplicate books are shown once, and a notice gives their number (R-TIP-8)', () => {
  const html = bookList([...books, ...books.slice(0, 2)]);
  expect(html).toContain('2 doppelte Buchtitel wurden entfernt.');
  expect(html.match(new RegExp(`id="book-${books[0]?.id}"`, 'g'))).toHaveLength(1);
});

test('a list of 2,000 books has 24 a page, with links to the neighbouring, first and last pages (R-FAST-3, R-TIP-13)', () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({ ...owl, id: index + 1 }));
  const ways = (html: string) => [...html.matchAll(/href="(\/books\/(?:seite\/\d+\/)?)"/g)].map(([, href]) => href);
  const first = bookList(many);
  expect(first.match(/<article/g)).toHaveLength(PER_PAGE);
  expect(first).toContain('2000 Buchtipps');
  expect(ways(first)).toEqual(['/books/', '/books/seite/2/', '/books/seite/83/', '/books/seite/2/']);

  const second = bookList(many, 2);
  expect(second.match(/<article/g)).toHaveLength(PER_PAGE);
  expect(second).toContain('Buchtipps 25 bis 48 von 2000');
  expect(second).toContain('id="book-25"');
  expect(second.length).toBeLessThan(first.length * 1.1);
});

test('a book without a cover gets an icon on the shelf and a placeholder in the list (R-FLT-6)', () => {
  const { cover: _, ...bare } = owl;
  expect(renderToStaticMarkup(<BookTip book={bare as Book} href={place} />)).toMatch(/class="no-picture"[^>]*><svg/);
  expect(bookCard(bare as Book)).toContain(derived('placeholders/book.svg').src);
});

test('a book with a replaced cover shows the replacement', () => {
  const replaced = books.filter(({ coverOverride }) => coverOverride);
  expect(replaced.length).toBeGreaterThan(0);
  for (const book of replaced) {
    const { avif } = derived(book.coverOverride?.src ?? 'fehlt').srcSet;
    expect(renderToStaticMarkup(<BookTip book={book} href={place} />)).toContain(avif);
    expect(bookCard(book)).toContain(avif);
  }
});

test('a book’s page links to the previous and the next one', () => {
  const [first, second, third] = books as [Book, Book, Book];
  const html = renderToStaticMarkup(
    <BookDetail book={second} place={place} copy={lists.books} previous={first} next={third} related={[third]} />,
  );
  expect(html).toMatch(new RegExp(`href="/books/${first.id}/"[^>]*rel="prev"`));
  expect(html).toMatch(new RegExp(`href="/books/${third.id}/"[^>]*rel="next"`));
  expect(html).toContain(`href="${place}"`);
});
