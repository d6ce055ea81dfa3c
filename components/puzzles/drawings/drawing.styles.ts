import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

const TONES = ['sun', 'coral', 'mint', 'sky', 'pink', 'leaf', 'teal', 'lilac', 'violet'] as const;

/** Paper shapes with an ink outline, all that is left in black and white. They stay bright in the dark theme. */
export const drawing = css`
  .drawing > path { fill: none; stroke: ${theme.color.print}; stroke-width: 1; stroke-linecap: round; stroke-linejoin: round; }
  ${TONES.map((tone) => `.drawing > [data-tone='${tone}'] { fill: ${theme.color[tone]}; }`).join('\n')}
  .drawing > [data-tone='cream'] { fill: ${theme.color.lamp}; }
  .drawing > [data-tone='white'] { fill: ${theme.color.newsprint}; }
  .drawing > [data-tone='wood'] { fill: ${theme.color.woodPale}; }
  .drawing > [data-tone='ink'] { fill: ${theme.color.print}; }
`;
