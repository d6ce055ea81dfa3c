import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** Small numbers in a cell: above for a word, below for a letter of the solution word. */
export const figure = css`
  sup, sub { position: absolute; inset-inline-start: ${theme.space.hair}; font: ${theme.weight.medium} 0.55em/1 ${theme.font.text}; }
  sup { inset-block-start: ${theme.space.hair}; }
  sub { inset-block-end: ${theme.space.hair}; inset-inline: auto ${theme.space.hair}; padding: 0.1em 0.3em; border: ${theme.line.hair} solid; border-radius: 50%; }
`;
