import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import type { Game } from '@/lib/content/kinds';
import { GameTip } from './game-tip';

const [game] = content.games as [Game];

export const examples = {
  'mit Bild': <GameTip href="#tipp" game={game} />,
  'langer Titel': <GameTip href="#tipp" game={{ ...game, title: 'Die Zooscharade der Leuchtturmwärterinnen' }} />,
} satisfies Examples;
