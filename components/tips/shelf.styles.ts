import { css } from 'styled-components';
import { strip } from '@/components/ui/styles/strip';
import { media, theme } from '@/components/ui/theme';

/** Small cards of the showcase: swipeable on phones, four columns on desktop (R-TIP-4). */
export const cards = css`
  .tips {
    display: grid;
    gap: ${theme.space.xl} var(--shelf-gap);
    padding-block: ${theme.space.s} ${theme.space.l};
  }
  ${media.handheld} { .tips { ${strip} } }
  .all { text-align: end; }
  ${media.desktop} { .all { margin-block-start: ${theme.space.xl}; } }
  .tips li { display: grid; grid-template-rows: auto 1fr; min-inline-size: 0; }
  ${media.desktop} {
    .tips {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      row-gap: ${theme.space.xxl};
    }
  }

  [data-kind='books'] li:nth-of-type(4n + 2) picture { rotate: -2deg; transform-origin: 0 100%; }
  [data-kind='books'] li:nth-of-type(5n + 4) picture { rotate: 2deg; }
  [data-kind='books'] picture { transition: translate ${theme.motion.medium}; }
  ${media.hover} { [data-kind='books'] li:hover picture { translate: 0 calc(2 * ${theme.motion.lift}); } }
  ${media.still} { [data-kind='books'] li:hover picture { translate: none; } }

  /* Games lie on sheets. */
  [data-kind='games'] li {
    border: ${theme.line.hair} solid ${theme.alpha.line};
    border-radius: ${theme.radius.sheet};
    background: ${theme.color.white};
    box-shadow: ${theme.shadow.sheet};
    transition: translate ${theme.motion.medium}, rotate ${theme.motion.medium}, box-shadow ${theme.motion.medium};
  }
  ${media.hover} { [data-kind='games'] li:hover { translate: 0 ${theme.motion.lift}; rotate: -0.5deg; box-shadow: ${theme.shadow.lift}; } }
  ${media.still} { [data-kind='games'] li:hover { translate: none; rotate: none; } }

  ${media.print} {
    .tips { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    .tips li { break-inside: avoid; }
    .tips picture { rotate: none; }
    .all { display: none; }
  }
`;
