import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { printTools } from './print-tools.styles';

/** Like a recipe: materials on top, steps with minutes, variations below. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: ${theme.space.xxl}; }
  ${printTools}
  h2 { margin-block-end: ${theme.space.s}; font-size: ${theme.type.h3}; }
  h3 { font-size: ${theme.type.h4}; }
  ul { padding-inline-start: 1.2em; }
  .facts, .course, .ways, .printing { ${media.desktop} { grid-column: 1 / -1; } }

  .facts { display: flex; flex-wrap: wrap; gap: ${theme.space.xs} ${theme.space.xl}; padding-block: ${theme.space.s}; border-block: ${theme.line.double} double; }
  .facts dt { color: ${theme.color.soft}; font-size: ${theme.type.tiny}; }
  .facts dd { font-weight: ${theme.weight.bold}; }
  .aim h3 { margin-block: ${theme.space.m} ${theme.space.xs}; }

  .course ol { display: grid; gap: ${theme.space.l}; }
  .course li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${theme.space.m}; align-items: start; max-inline-size: calc(${theme.width.text} * 1.2); }
  .minutes { display: grid; place-items: center; align-content: center; inline-size: ${theme.size.smallThumb}; block-size: ${theme.size.smallThumb}; border-radius: 50%; background: ${theme.tint.sun}; font-size: ${theme.type.tiny}; line-height: ${theme.leading.tight}; hyphens: manual; }
  .minutes strong { font: ${theme.weight.black} ${theme.type.h3}/${theme.leading.tight} ${theme.font.head}; }

  .ways { display: grid; gap: ${theme.space.l}; ${media.tablet} { grid-template-columns: 1fr 1fr; } }
  .ways > div { padding: min(${theme.space.l}, 6vw); border-block-start: ${theme.space.xs} solid ${theme.color.teal}; font-size: ${theme.type.small}; }
  .ways > div:nth-of-type(3) { border-block-start-color: ${theme.color.coral}; }
  .ways > div:nth-of-type(4) { border-block-start-color: ${theme.color.sun}; }
  .ways h2 { font-size: ${theme.type.h4}; }

  ${media.print} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space.s} ${theme.space.l};
    font-size: ${theme.type.printDense};
    line-height: ${theme.leading.snug};
    .facts, .course, .ways { grid-column: 1 / -1; }
    h2, h3, .ways h2 { margin-block-end: ${theme.space.xxs}; font-size: ${theme.type.print}; }
    .facts { padding-block: ${theme.space.xxs}; }
    .course ol, .ways { gap: ${theme.space.xs}; }
    .course li, .ways > div { break-inside: avoid; max-inline-size: none; }
    .ways { grid-template-columns: 1fr 1fr; }
    .ways > div { padding: ${theme.space.xs}; box-shadow: none; font-size: inherit; }
    .minutes { inline-size: 4em; block-size: 4em; border: ${theme.line.thin} solid; background: none; font-size: 0.8em; }
    .minutes strong { font-size: 1.4em; }
  }
`;
