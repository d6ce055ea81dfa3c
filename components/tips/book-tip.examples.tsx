import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import type { Book } from '@/lib/content/kinds';
import { BookTip } from './book-tip';

const [book] = content.books as [Book];
const { cover: _, ...bare } = book;

export const examples = {
  'mit Umschlag': <BookTip href="#tipp" book={book} />,
  'ohne Umschlag': <BookTip href="#tipp" book={bare as Book} />,
  'langer Titel': (
    <BookTip href="#tipp" book={{ ...book, title: 'Das Geheimnis der Zahnradrätselwerkstatt hinter dem Leuchtturm' }} />
  ),
} satisfies Examples;
