import type { Book } from 'content/kinds';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { BookTip } from './book-tip';
import { bookTip } from './book-tip.styles';
import { Shelf } from './shelf';
import { cards } from './shelf.styles';

const [book] = content.books as [Book];
const { cover: _, ...bare } = book;

const Looks = styled.div`
  --shelf-gap: ${theme.space.l};
  ${bookTip}
  ${cards}
`;

export const Stage = ({ children }: { children: ReactElement }) => (
  <Looks>
    <Shelf kind="books" label="Buchtipps" tips={[{ key: 0, node: children }]} total={1} more="" />
  </Looks>
);

export const examples = {
  'mit Umschlag': <BookTip href="#tipp" book={book} />,
  'ohne Umschlag': <BookTip href="#tipp" book={bare as Book} />,
  'langer Titel': (
    <BookTip href="#tipp" book={{ ...book, title: 'Das Geheimnis der Zahnradrätselwerkstatt hinter dem Leuchtturm' }} />
  ),
} satisfies Examples;
