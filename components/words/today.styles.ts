import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { trainerStyles } from './trainer.styles';
import { wordBoxStyles } from './word-box.styles';

/** The tray with the boxes and the round. */
export const todayStyles = css`
  .tray { padding: ${theme.space.l} min(${theme.space.m}, 4vw); border-radius: ${theme.radius.large}; background: ${theme.color.cream}; }
  ${media.tablet} { .tray { padding: ${theme.space.xl}; } }
  .tray > h2 { margin-block-end: ${theme.space.m}; }
  .waiting { display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space.s} ${theme.space.l}; margin-block-start: ${theme.space.l}; }
  .waiting > p:first-of-type { font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  .waiting .aside { flex-basis: 100%; color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .word-boxes { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${theme.space.m} ${theme.space.s}; }
  ${media.tablet} { .word-boxes { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: ${theme.space.m}; } }
  ${wordBoxStyles}
  ${trainerStyles}
`;
