import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** A till receipt with a zigzag edge. On a phone the button follows without the gap of a row. */
export const review = css`
  .review {
    margin-block-end: calc(-1 * min(var(--row), ${theme.space.m}));
    padding: ${theme.space.m} var(--pad) ${theme.space.l};
    background: ${theme.color.lilacPale};
    border-block-start: ${theme.line.thick} solid ${theme.color.ink};
    clip-path: polygon(0 0, 100% 0, 100% calc(100% - 0.6em)${Array.from({ length: 24 }, (_, index) => `, ${100 - ((index + 0.5) * 100) / 24}% 100%, ${100 - ((index + 1) * 100) / 24}% calc(100% - 0.6em)`).join('')});
  }
  .review h3 { margin-block-end: ${theme.space.xs}; }
  ${media.phone} { .review { margin-inline: calc(-1 * var(--pad)); } }
`;
