import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Card backs with a wrapping-paper pattern; found cards lie flat, with a thick edge. */
export const pairsPlay = css`
  .pair-cards { inline-size: 100%; max-inline-size: ${theme.width.text}; table-layout: fixed; }
  .pair-cards td { padding: ${theme.space.hair}; }
  .pair-cards button { display: block; inline-size: 100%; aspect-ratio: 1; padding: 0; overflow: hidden; border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: ${theme.radius.small}; background: repeating-linear-gradient(45deg, ${theme.color.lilac} 0 0.5em, ${theme.color.lilacPale} 0.5em 1em); cursor: pointer; }
  .pair-cards button[data-open] { background: ${theme.color.white}; }
  .pair-cards button[data-found] { border-width: ${theme.line.double}; border-style: double; }
  .pair-cards img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  ${media.moving} { .pair-cards button { transition: rotate ${theme.motion.fast}; } .pair-cards button:active { rotate: 2deg; } }
`;
