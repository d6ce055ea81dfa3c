import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { crossTable } from './cross-table.styles';

export const LogicRoot = styled.div`
  ${crossTable}
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
