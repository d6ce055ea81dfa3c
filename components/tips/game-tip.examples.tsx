import type { Game } from 'content/kinds';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { GameTip } from './game-tip';
import { gameTip } from './game-tip.styles';
import { Shelf } from './shelf';
import { cards } from './shelf.styles';

const [game] = content.games as [Game];

const Looks = styled.div`
  --shelf-gap: ${theme.space.l};
  ${gameTip}
  ${cards}
`;

export const Stage = ({ children }: { children: ReactElement }) => (
  <Looks>
    <Shelf kind="games" label="Spiele" tips={[{ key: 0, node: children }]} total={1} more="" />
  </Looks>
);

export const examples = {
  'mit Bild': <GameTip href="#tipp" game={game} />,
  'langer Titel': <GameTip href="#tipp" game={{ ...game, title: 'Die Zooscharade der Leuchtturmwärterinnen' }} />,
} satisfies Examples;
