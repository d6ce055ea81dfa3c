import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const LogicRoot = styled.div`
  /* Column headers are vertical, so that a table of four fits on a phone. */
  .cross-table { inline-size: fit-content; font-size: ${theme.type.small}; line-height: ${theme.leading.snug}; break-inside: avoid; }
  .cross-table > caption { padding-block-end: ${theme.space.xxs}; font-weight: ${theme.weight.bold}; text-align: start; }
  .cross-table th { padding: ${theme.space.xxs} ${theme.space.xs}; font-weight: ${theme.weight.normal}; text-align: start; hyphens: none; }
  .cross-table thead th { padding: ${theme.space.xs} 0; vertical-align: bottom; }
  .cross-table thead span { display: block; margin-inline: auto; writing-mode: vertical-rl; rotate: 180deg; white-space: nowrap; }
  .cross-table tbody td { inline-size: ${theme.size.touch}; min-inline-size: ${theme.size.touch}; block-size: ${theme.size.touch}; padding: 0; border: ${theme.line.thin} solid ${theme.color.ink}; background: ${theme.color.white}; }
  /* Nothing to press: cells shrink instead of scrolling away from the keyboard. */
  .cross-table:not([role='grid']) { max-inline-size: 100%; }
  .cross-table:not([role='grid']) tbody td { min-inline-size: 0; }
  .cross-table button { display: grid; place-items: center; inline-size: 100%; block-size: ${theme.size.touch}; padding: 0; border: 0; background: none; color: inherit; }
  .cross-table button:focus { background: ${theme.color.sun}; color: ${theme.color.print}; }
  .cross-table [data-wrong] { outline: ${theme.line.thick} dashed ${theme.color.red}; outline-offset: calc(-1 * ${theme.line.double}); }
  ${media.print} {
    .cross-table { font-size: ${theme.type.printDense}; }
    .cross-table tbody td { inline-size: calc(${theme.size.touch} * 0.8); min-inline-size: 0; block-size: calc(${theme.size.touch} * 0.8); }
  }
  [data-part='logic-clues'] { display: grid; gap: ${theme.space.xs}; margin-block: ${theme.space.m}; padding-inline-start: 1.6em; }
  [data-part='logic-clues'] > li::marker { font-weight: ${theme.weight.black}; }
  [data-part='cross-tables'] { display: flex; flex-wrap: wrap; align-items: start; gap: ${theme.space.l}; margin-block: ${theme.space.m}; }
  /* With the largest letters its columns find no room on a phone. */
  @media screen { [data-part='cross-tables'] { overflow-x: auto; } }
  [data-part='logic-solution'] :is(th, td) { padding: ${theme.space.xxs} ${theme.space.s}; border: ${theme.line.hair} solid ${theme.color.ink}; text-align: start; }
  ${media.phone} {
    [data-part='logic-solution'] { font-size: ${theme.type.small}; line-height: ${theme.leading.snug}; overflow-wrap: anywhere; }
    [data-part='logic-solution'] :is(th, td) { padding: ${theme.space.xxs}; }
  }
  ${media.print} {
    [data-part='logic-clues'] { gap: ${theme.space.xxs}; margin-block: ${theme.space.xs}; font-size: ${theme.type.print}; line-height: ${theme.leading.snug}; }
    [data-part='cross-tables'] { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${theme.space.s}; margin-block: ${theme.space.xs}; }
  }
`;
