import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** A strip torn at both ends. */
export const teaser = css`
  [data-piece='teaser'] > :is(a, p) {
    --torn: ${theme.space.s};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.s} ${theme.space.m};
    padding: ${theme.space.s} min(calc(${theme.space.m} + var(--torn)), 6vw);
    background: ${theme.color.cream};
    color: ${theme.color.ink};
    line-height: ${theme.leading.snug};
    text-decoration: none;
    clip-path: polygon(
      0 8%, var(--torn) 0, 100% 4%, calc(100% - var(--torn)) 22%, 100% 38%, calc(100% - var(--torn)) 58%, 100% 76%, calc(100% - var(--torn)) 100%,
      var(--torn) 96%, 0 84%, var(--torn) 64%, 0 46%, var(--torn) 28%
    );
  }
  [data-piece='teaser'] > :is(a, p) > picture { flex: none; inline-size: min(${theme.size.thumb}, 30%); }
  /* Large letters on a phone stand below the picture. */
  .teaser-words { display: grid; flex: 1 1 6em; gap: ${theme.space.hair}; font-size: ${theme.type.tiny}; overflow-wrap: anywhere; }
  .teaser-words strong { font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; text-wrap: balance; }
  ${media.hover} { [data-piece='teaser'] > a:hover strong { text-decoration: underline; } }
  [data-piece='teaser'] > a:focus-visible { outline-offset: calc(-1 * ${theme.space.xs}); }
`;
