import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Upright covers on a wooden board that continues across cards. */
export const stand = css`
  .stand {
    position: relative;
    display: grid;
    justify-items: center;
    align-items: end;
    block-size: ${theme.size.cover};
  }
  .stand picture {
    position: relative;
    block-size: 100%;
    aspect-ratio: 3 / 4;
    border-radius: ${theme.space.xxs} ${theme.space.xs} ${theme.space.xs} ${theme.space.xxs};
    box-shadow: ${theme.shadow.lift};
    transform-origin: 100% 100%;
  }
  .stand picture img { block-size: 100%; object-fit: cover; }
  /* The fold beside the spine. */
  .stand picture::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 3%;
    inline-size: 4%;
    background: linear-gradient(to right, transparent, ${theme.alpha.crease} 40%, transparent);
  }
  .stand::after {
    content: '';
    position: absolute;
    inset-block-start: 100%;
    inset-inline: calc(var(--shelf-gap) / -2);
    block-size: ${theme.space.m};
    border-block-start: ${theme.line.thick} solid ${theme.color.woodPale};
    border-block-end: ${theme.line.thin} solid ${theme.color.woodDeep};
    background: ${theme.color.wood};
    box-shadow: ${theme.shadow.sheet};
    ${media.forced} { border-color: CanvasText; }
    ${media.print} { display: none; }
  }
`;

/** On the landing page, with small cards. */
export const standOnShelf = css`
  ${stand}
  /* The row is no higher than the board: the sign of a book without a cover stays on it. */
  .stand { grid-template-rows: minmax(0, 1fr); block-size: min(${theme.size.smallCover}, 90vw); }
  ${media.desktop} { .stand { block-size: ${theme.size.cover}; } }
  ${media.print} { .stand { block-size: calc(1.6 * ${theme.size.object}); } }
`;
