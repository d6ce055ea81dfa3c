import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  margin-block-end: calc(-1 * ${theme.space.header});
  z-index: ${theme.layer.header};
  container-type: inline-size;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${theme.color.white};
    @supports (backdrop-filter: blur(1em)) {
      background: ${theme.alpha.glass};
      backdrop-filter: blur(0.7em);
      @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
        background: ${theme.color.white};
        backdrop-filter: none;
      }
    }
    box-shadow: ${theme.shadow.sheet};
    opacity: 0;
    transition: opacity ${theme.motion.medium};
    /* Without JavaScript there is no scrolled state. */
    html:is([data-scrolled], [data-scripts='lost']) & { opacity: 1; }
    @media (scripting: none) { opacity: 1; }
  }
  ${media.low} { position: relative; &::before { display: none; } }

  .bar {
    display: flex;
    align-items: center;
    gap: min(${theme.space.m}, 4vw);
    block-size: ${theme.space.header};
    inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.wide});
    margin-inline: auto;
    /* Not on the header itself: what has a name blurs nothing but what lies within it. */
    view-transition-name: header;
    anchor-name: --bar;
  }

  .home, .to-search { flex: none; }
  .home { margin-inline-end: auto; color: ${theme.color.ink}; }
  .home svg { block-size: min(${theme.space.xl}, 10vw); inline-size: auto; }

  nav :is(a, button) {
    display: flex;
    align-items: center;
    min-block-size: ${theme.size.touch};
    padding: ${theme.space.xs};
    border: 0;
    border-radius: ${theme.radius.pill};
    background: none;
    color: ${theme.color.ink};
    font-size: ${theme.type.small};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
    hyphens: manual;
    white-space: nowrap;
  }
  [data-here] > :is(a, button), nav [aria-current] { text-decoration: underline ${theme.line.thick} ${theme.color.coral}; }
  .to-search {
    display: grid;
    place-items: center;
    inline-size: ${theme.size.sign};
    block-size: ${theme.size.sign};
    border-radius: ${theme.radius.pill};
    color: ${theme.color.ink};
  }
  ${media.hover} { nav :is(a, button):hover, .to-search:hover { background: ${theme.color.sun}; color: ${theme.color.print}; } }
  .wide-only, .bar > .button:not(.menu-toggle) { display: none; }
  /* Asked of the bar itself, in its own rem: with large text a wide window is a narrow one. A window of 80rem with a scrollbar is wide, too. */
  @supports selector(:popover-open) {
    @container (width >= 78rem) {
      .wide-only, .bar > .button:not(.menu-toggle) { display: block; }
      .bar > .button { inline-size: min-content; overflow-wrap: break-word; }
      /* Spread letters need a second row. */
      .wide-only ul { display: flex; flex-wrap: wrap; }
      .bar > .menu-toggle { display: none; }
    }
  }
  .menu-toggle { padding: 0; inline-size: ${theme.size.sign}; min-block-size: ${theme.size.sign}; }
  .menu-toggle svg, .to-search svg { max-inline-size: 55%; }

  dialog, .panel {
    max-block-size: 100dvh;
    border: 0;
    background: ${theme.color.paper};
    box-shadow: ${theme.shadow.lift};
    ${media.moving} { animation: unroll ${theme.motion.medium}; }
  }
  dialog {
    inset: 0 0 auto auto;
    inline-size: min(100%, ${theme.width.narrow});
    margin: 0 0 0 auto;
    padding: ${theme.space.s} ${theme.space.gutter} ${theme.space.xl};
    border-end-start-radius: ${theme.radius.large};
  }
  .panel {
    inset: ${theme.space.header} 0 auto;
    inset-block-start: anchor(--bar end);
    inline-size: auto;
    padding: ${theme.space.l} max(${theme.space.gutter}, 50% - ${theme.width.wide} / 2);
  }
  .panel ul { gap: ${theme.space.xl}; }
  @keyframes unroll { from { opacity: 0; translate: 0 -1em; } }
  dialog::backdrop { background: ${theme.alpha.veil}; }
  dialog:modal > .menu-toggle { display: flex; margin-inline-start: auto; }
  dialog .kicker { margin-block: ${theme.space.m} 0; }
  dialog nav a { white-space: normal; border-block-end: ${theme.line.hair} solid ${theme.alpha.line}; border-radius: 0; }
  dialog nav a, .panel a { font: ${theme.weight.bold} ${theme.type.h4} ${theme.font.head}; }
  dialog > a { inline-size: 100%; margin-block-start: ${theme.space.l}; }

  ${media.print} { display: none; }
`;
