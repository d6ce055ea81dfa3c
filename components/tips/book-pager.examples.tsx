import type { Book } from 'content/kinds';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { BookPager } from './book-pager';

const [book, other] = content.books as [Book, Book];

export const examples = {
  mitten: <BookPager previous={book} next={other} />,
  'das erste': <BookPager next={other} />,
  'das letzte': <BookPager previous={book} />,
} satisfies Examples;
