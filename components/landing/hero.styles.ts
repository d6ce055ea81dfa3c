import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const Root = styled.section`
  overflow: clip;
  padding-block-start: calc(${theme.space.header} + ${theme.space.l});
  padding-block-end: ${theme.space.xl};

  .inner {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.xl};
    align-items: center;
    inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.wide});
    margin-inline: auto;
  }
  ${media.desktop} { .inner { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); } }

  .words { container-type: inline-size; }
  .stamp {
    display: inline-block;
    padding: ${theme.space.xxs} ${theme.space.m};
    border: ${theme.line.thick} solid currentColor;
    border-radius: ${theme.radius.small};
    background: ${theme.color.stamp};
    color: ${theme.color.stampPrint};
    font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head};
    letter-spacing: 0.06em;
    rotate: -4deg;
    margin-block-end: ${theme.space.m};
  }
  h1 { ${media.roomy} { hyphens: manual; } }
  .lead { margin-block: ${theme.space.m}; font-size: ${theme.type.lead}; line-height: 1.5; max-inline-size: 34em; }
  ${media.desktop} { .lead { margin-block: ${theme.space.l}; line-height: inherit; } }
  .actions { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; }
  .highlights { display: grid; gap: ${theme.space.xs}; margin-block-start: ${theme.space.l}; font-size: ${theme.type.small}; font-weight: ${theme.weight.medium}; }
  .highlights li { display: flex; gap: ${theme.space.xs}; align-items: center; }
  .highlights svg { color: ${theme.color.violetDeep}; }
  ${media.tablet} { .highlights { display: flex; flex-wrap: wrap; column-gap: ${theme.space.l}; } }

  /*
   * The picture is the front page of a folded newspaper: a second sheet lies askew beneath it. Headlines lie on it one
   * below the other, left and right by turns, so that none covers another however long they are.
   */
  .paper { position: relative; display: grid; }
  .paper > * { grid-area: 1 / 1; min-inline-size: 0; }
  .paper::before {
    content: '';
    position: absolute;
    inset: 2% -1% -3% 3%;
    rotate: 2.5deg;
    border: ${theme.line.hair} solid ${theme.alpha.lineStrong};
    border-radius: ${theme.radius.small};
    background: ${theme.color.newsprint};
    box-shadow: ${theme.shadow.sheet};
  }
  .page {
    position: relative;
    align-self: center;
    padding: ${theme.space.xs};
    border: ${theme.line.hair} solid ${theme.alpha.lineStrong};
    border-radius: ${theme.radius.small};
    background: ${theme.color.newsprint};
    box-shadow: ${theme.shadow.lift};
    rotate: -1deg;
  }
  .page picture { border-radius: ${theme.space.xxs}; }
  .page::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 50%;
    inline-size: 8%;
    background: linear-gradient(to right, ${theme.alpha.crease}, transparent);
    pointer-events: none;
  }

  .headlines {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: 1em;
    margin-block: -0.7em -1em;
    padding-inline: 4% 2%;
    font: ${theme.weight.black} ${theme.type.small}/${theme.leading.snug} ${theme.font.head};
  }
  .headlines span {
    padding: 0.2em 0.7em;
    border-block: ${theme.line.thin} solid currentColor;
    background: ${theme.color.newsprint};
    color: ${theme.color.print};
    box-shadow: ${theme.shadow.sheet};
  }
  .headlines span:nth-of-type(1) { margin-block-end: auto; rotate: -4deg; background: ${theme.color.coral}; }
  .headlines span:nth-of-type(2) { align-self: end; rotate: 3deg; }
  .headlines span:nth-of-type(3) { rotate: 2deg; background: ${theme.color.sun}; }

  ${media.moving} {
    .page { animation: unfold 700ms ease-out both; transform-origin: 50% 0; }
    .headlines span { animation: fly 450ms ease-out both; }
    .headlines span:nth-of-type(1) { animation-delay: 450ms; }
    .headlines span:nth-of-type(2) { animation-delay: 580ms; }
    .headlines span:nth-of-type(3) { animation-delay: 710ms; }
  }
  @keyframes unfold { from { transform: perspective(60em) rotateX(-35deg) scale(0.94); } }
  @keyframes fly { from { opacity: 0; transform: translate(0, 3em) scale(0.6); } }

  /* The landing page on paper: small print, and nothing that only works by pressing it. */
  ${media.print} {
    html:has(&) { font-size: ${theme.type.printDense}; }
    padding-block: 0 ${theme.space.m};
    .inner { grid-template-columns: 2fr 3fr; inline-size: 100%; }
    .actions, .headlines { display: none; }
    .highlights { display: grid; }
  }
`;
