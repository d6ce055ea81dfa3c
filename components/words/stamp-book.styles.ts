import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** A booklet with round stamps, slightly crooked. */
export const stampBookStyles = css`
  .stamp-book { padding: ${theme.space.l} min(${theme.space.m}, 4vw); border: ${theme.line.hair} solid ${theme.alpha.lineStrong}; border-radius: ${theme.radius.sheet}; background: ${theme.color.white}; box-shadow: ${theme.shadow.sheet}; }
  ${media.tablet} { .stamp-book { padding: ${theme.space.xl}; } }
  .stamp-book > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(9em, 100%), 1fr)); gap: ${theme.space.l} ${theme.space.m}; }
  .stamp-book li { display: grid; grid-template-rows: auto 1fr; justify-items: center; gap: ${theme.space.xs}; }
  .stamp-book > .button { margin-block-start: ${theme.space.l}; }
  .owner { display: none; }
  .stamp {
    display: grid;
    align-content: center;
    gap: ${theme.space.xxs};
    /* As wide as "28. September", which is on one line. */
    inline-size: 8.5em;
    max-inline-size: 100%;
    aspect-ratio: 1;
    padding-block: ${theme.space.xs};
    border: ${theme.line.double} double ${theme.color.violetDeep};
    border-radius: 50%;
    color: ${theme.color.violetDeep};
    font-size: ${theme.type.tiny};
    line-height: ${theme.leading.tight};
    text-align: center;
    hyphens: manual;
    rotate: -8deg;
  }
  .stamp > strong { font: ${theme.weight.black} ${theme.type.small}/${theme.leading.tight} ${theme.font.head}; text-transform: uppercase; }
  li[data-kind='quiz'] > .stamp { border-color: ${theme.color.red}; color: ${theme.color.red}; rotate: 6deg; }
  li[data-kind='free'] > .stamp { border: ${theme.line.thin} dashed ${theme.color.edge}; color: ${theme.color.soft}; rotate: none; }
  .stamp-title { font-size: ${theme.type.tiny}; line-height: ${theme.leading.snug}; text-align: center; text-wrap: balance; overflow-wrap: anywhere; }
  ${media.print} {
    .stamp-book { border: 0; padding: 0; }
    .stamp-book > ul { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    .stamp-book li { break-inside: avoid; }
    .owner { display: flex; gap: ${theme.space.s}; margin-block: ${theme.space.l}; }
    .owner::after { content: ''; flex: 1; border-block-end: ${theme.line.hair} solid ${theme.color.ink}; }
  }
`;
