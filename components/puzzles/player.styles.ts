import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';
import { game } from './game.styles';

export const player = css`
  .player { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  .player-start { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; }
  @media (scripting: none) { .player-start { display: none; } }
  html[data-scripts='lost'] & .player-start { display: none; }
  @media screen { [data-playing] > .player-paper { display: none; } }
  ${game}
`;
