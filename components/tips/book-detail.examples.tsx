import type { Book } from 'content/kinds';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { BookDetail } from './book-detail';

const [book, other] = content.books as [Book, Book];
const { cover: _, ...bare } = book;
const copy = content.lists.books;

export const examples = {
  'mit Nachbarn': <BookDetail place="#tipp" book={book} copy={copy} previous={other} next={other} related={[other]} />,
  'das einzige': <BookDetail place="#tipp" book={book} copy={copy} related={[]} />,
  'ohne Umschlag': <BookDetail place="#tipp" book={bare as Book} copy={copy} related={[]} />,
} satisfies Examples;
