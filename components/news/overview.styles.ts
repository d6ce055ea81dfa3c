import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { newsCards, newsRows } from './news-card.styles';
import { takePart } from './take-part.styles';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.section};
  ${newsCards}
  ${newsRows}
  section > h2 {
    font-size: ${theme.type.h3};
    margin-block-end: ${theme.space.l};
    padding-block-end: ${theme.space.s};
    border-block-end: ${theme.line.double} double ${theme.color.ink};
  }
  .world { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; ${media.tablet} { grid-template-columns: 1fr 1fr; gap: ${theme.space.l}; } }

  .region { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xl} calc(2 * ${theme.space.xl}); }
  .region article { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.s}; align-content: start; }
  ${media.tablet} {
    .region article { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); column-gap: ${theme.space.l}; }
    .region picture { grid-row: span 3; align-self: start; }
  }
  ${media.desktop} {
    .region { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    .region article { position: relative; grid-template-columns: minmax(0, 1fr); }
    .region picture { grid-row: auto; }
    .region article + article::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 calc(-1 * ${theme.space.xl});
      border-inline-start: ${theme.line.hair} solid ${theme.alpha.lineStrong};
    }
  }
  .region picture { border-radius: ${theme.radius.sheet}; }
  .region h3 { font-size: ${theme.type.h4}; }
  .region p { font-size: ${theme.type.small}; }
  .meta { color: ${theme.color.soft}; }

  ${takePart}

  /* Big letter blocks, like the wooden ones on a child's table. */
  .animals { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; ${media.desktop} { grid-template-columns: repeat(3, 1fr); } }
  .animals a { color: inherit; }
  .animals article { border-radius: ${theme.radius.large}; overflow: hidden; background: ${theme.tint.mint}; }
  .animals article:nth-of-type(2) { background: ${theme.tint.sun}; }
  .animals article:nth-of-type(3) { background: ${theme.tint.sky}; }
  .animals div { position: relative; padding: ${theme.space.xl} min(${theme.space.l}, 6vw) ${theme.space.l}; }
  .animals .letter {
    position: absolute;
    inset: -0.85em auto auto 0.35em;
    display: grid;
    place-items: center;
    inline-size: 1.3em;
    block-size: 1.3em;
    border: ${theme.line.thick} solid ${theme.color.ink};
    border-radius: ${theme.radius.sheet};
    background: ${theme.color.white};
    box-shadow: ${theme.shadow.press};
    font: ${theme.weight.black} ${theme.type.h2}/1 ${theme.font.head};
    rotate: -5deg;
  }
  .animals p:not(.letter) { margin-block-start: ${theme.space.xs}; font-size: ${theme.type.small}; }

  /* On phones small pictures, with the text flowing around them as in a newspaper. */
  container-type: inline-size;
  ${media.phone} { ${media.roomy} {
    .region article, .animals article { position: relative; display: flow-root; line-height: ${theme.leading.dense}; }
    .region { gap: ${theme.space.l}; }
    :is(.region, .animals) picture {
      float: inline-start;
      inline-size: ${theme.size.object};
      margin: ${theme.space.xxs} ${theme.space.m} ${theme.space.xs} 0;
      border-radius: ${theme.radius.small};
    }
    .region picture img { aspect-ratio: 1; object-fit: cover; }
    /* Whole, as the letter stands at its edge. */
    .animals picture { inline-size: 45%; }
    .region article > * + * { margin-block-start: ${theme.space.xxs}; }
    .animals { gap: ${theme.space.m}; }
    .animals article { padding: ${theme.space.m}; }
    .animals article > div { position: static; padding: 0; }
    .animals .letter { inset: ${theme.space.xs} auto auto ${theme.space.xs}; font-size: ${theme.type.h3}; }
  } }
`;
