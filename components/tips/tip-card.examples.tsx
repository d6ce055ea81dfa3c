import type { Book, Game } from 'content/kinds';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { tipOfBook, tipOfGame } from '@/lib/tips/tip';
import { TipCard } from './tip-card';
import { tipCard } from './tip-card.styles';

const [book] = content.books as [Book];
const { cover: _, ...bare } = book;
const [game] = content.games as [Game];

const List = styled.ul`
  container-type: inline-size;
  ${tipCard}
`;

/** A row of its list. */
export const Stage = ({ children }: { children: ReactElement }) => (
  <List role="list">
    <li>{children}</li>
  </List>
);

export const examples = {
  Buch: <TipCard tip={tipOfBook(book)} />,
  'Buch ohne Umschlag': <TipCard tip={tipOfBook(bare as Book)} />,
  Spiel: <TipCard tip={tipOfGame(game)} />,
} satisfies Examples;
