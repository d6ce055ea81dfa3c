import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const Root = styled.footer`
  background: ${theme.color.print};
  color: ${theme.color.lamp};
  font-size: ${theme.type.small};

  .inner { inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page}); margin-inline: auto; padding-block: ${theme.space.l} ${theme.space.xl}; }
  a { color: inherit; display: inline-block; padding-block: ${theme.space.xs}; }
  .legal { padding-block-end: ${theme.space.l}; border-block-end: ${theme.line.hair} solid ${theme.alpha.onNight}; }
  :is(.legal, .about) ul { display: flex; flex-wrap: wrap; column-gap: ${theme.space.m}; }
  .legal a { font-weight: ${theme.weight.bold}; }
  .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9em, 100%), 1fr)); gap: ${theme.space.l} ${theme.space.xl}; padding-block: ${theme.space.l}; }
  .columns > div { grid-column: 1 / -1; }
  ${media.tablet} { .columns { grid-template-columns: repeat(3, 1fr); gap: ${theme.space.xl}; padding-block: ${theme.space.xl}; } .columns > div { grid-column: auto; } .columns > .about { grid-column: 1 / -1; max-inline-size: ${theme.width.text}; } }
  ${media.desktop} { .columns { grid-template-columns: 2fr 1fr 1fr 1.2fr; } .columns > .about { grid-column: auto; } }
  .about svg { block-size: ${theme.space.xl}; inline-size: auto; margin-block-end: ${theme.space.m}; }
  ${media.phone} {
    line-height: ${theme.leading.dense};
    .inner { padding-block: ${theme.space.m} ${theme.space.l}; }
    .legal { padding-block-end: ${theme.space.m}; }
    .columns { gap: ${theme.space.s} ${theme.space.xl}; padding-block: ${theme.space.s}; }
    .about svg { margin-block-end: ${theme.space.xs}; }
    .columns > nav { grid-column: 1 / -1; }
    .columns ul { display: flex; flex-wrap: wrap; column-gap: ${theme.space.m}; }
    .columns > .social { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: ${theme.space.m}; }
    h2 { margin-block-end: 0; }
  }
  h2 { margin-block-end: ${theme.space.xs}; color: ${theme.color.sun}; font-size: ${theme.type.h4}; }
  address { font-style: normal; }
  .year { color: ${theme.color.lilac}; }

  .to-top {
    position: fixed;
    inset: auto ${theme.space.m} ${theme.space.m} auto;
    z-index: ${theme.layer.float};
    display: grid;
    place-items: center;
    inline-size: ${theme.size.sign};
    block-size: ${theme.size.sign};
    padding: 0;
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.white};
    color: ${theme.color.ink};
    box-shadow: ${theme.shadow.press};
    opacity: 0;
    visibility: hidden;
    transition: opacity ${theme.motion.medium};
    html[data-scrolled-far] & { opacity: 1; visibility: visible; }
    /* On a phone it would cover the end of the field one types in, a cell of a puzzle, or the way to the next question. */
    html[data-focusin] & { visibility: hidden; }
  }
  ${media.print} { display: none; }
`;
