import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Five wooden boxes with cards sticking out, drawn in CSS. */
const wordBoxStyles = css`
  .word-box { display: grid; grid-template-rows: auto auto 1fr; text-align: center; line-height: ${theme.leading.snug}; }
  .slips { position: relative; block-size: 2.5em; margin-inline: 14%; }
  .slips > span { position: absolute; inset: 0.25em 34% -0.5em 0; border: ${theme.line.hair} solid ${theme.color.edge}; border-radius: ${theme.space.xxs}; background: ${theme.color.white}; rotate: -5deg; }
  .slips > :nth-of-type(2) { inset-inline: 16% 18%; inset-block-start: 0.75em; background: ${theme.color.pink}; rotate: 2deg; }
  .slips > :nth-of-type(3) { inset-inline: 30% 4%; inset-block-start: 0.4em; background: ${theme.color.mint}; rotate: -2deg; }
  .slips > :nth-of-type(4) { inset-inline: 40% 0; inset-block-start: 1em; background: ${theme.color.sun}; rotate: 6deg; }
  .front {
    position: relative;
    display: grid;
    justify-items: center;
    gap: ${theme.space.xxs};
    padding: ${theme.space.s} ${theme.space.xxs};
    border-block-start: ${theme.line.double} solid ${theme.color.woodDeep};
    border-radius: ${theme.space.xxs} ${theme.space.xxs} ${theme.radius.sheet} ${theme.radius.sheet};
    background: linear-gradient(${theme.color.woodPale}, ${theme.color.wood});
    box-shadow: ${theme.shadow.sheet};
    ${media.forced} { border: ${theme.line.thin} solid CanvasText; }
  }
  .front strong {
    min-inline-size: 1.8em;
    padding-inline: ${theme.space.xs};
    border-radius: ${theme.radius.small};
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.text} ${theme.font.head};
  }
  .inside { padding-inline: ${theme.space.xs}; border-radius: ${theme.radius.small}; background: ${theme.color.paper}; color: ${theme.color.ink}; font-size: ${theme.type.tiny}; font-weight: ${theme.weight.medium}; }
  .name { padding-block-start: ${theme.space.xxs}; color: ${theme.color.soft}; font-size: ${theme.type.tiny}; hyphens: manual; }
`;

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
`;
