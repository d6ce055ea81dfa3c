import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

const CELL = '1.5em';

/** Small print in columns; a letter grid takes a quarter of its size on the sheet. */
export const bookletSolutions = css`
  .booklet-solutions > ol { margin-block-start: ${theme.space.m}; columns: ${theme.width.card} 3; column-gap: ${theme.space.l}; font-size: ${theme.type.tiny}; line-height: ${theme.leading.snug}; overflow-wrap: anywhere; }
  .booklet-solutions > ol > li { break-inside: avoid; padding-block-end: ${theme.space.m}; }
  .booklet-solutions h3 { font: ${theme.weight.bold} ${theme.type.small} ${theme.font.head}; }
  .booklet-solutions li li { padding: 0; }
  .booklet-solutions li :is(ol, ul) { margin: 0; padding-inline-start: 1.6em; }
  .booklet-solutions li table { inline-size: auto; margin: ${theme.space.xxs} 0; border-width: ${theme.line.thin}; table-layout: fixed; }
  .booklet-solutions li table td { inline-size: ${CELL}; min-inline-size: ${CELL}; block-size: ${CELL}; border-width: ${theme.line.hair}; font-size: inherit; }
  .booklet-solutions li table[data-part] { table-layout: auto; }
  .booklet-solutions li table[data-part] :is(th, td) { inline-size: auto; padding: ${theme.space.hair} ${theme.space.xxs}; border-width: ${theme.line.hair}; overflow-wrap: normal; }
  .booklet-solutions li > svg { inline-size: 100%; max-inline-size: ${theme.width.card}; margin-block: ${theme.space.xxs}; }
  ${media.print} {
    section.booklet-solutions { break-before: page; }
    .booklet-solutions > ol { columns: 3; column-gap: ${theme.space.m}; font-size: ${theme.type.printDense}; }
    /* A way that is drawn, and words that stand in their field, need no words of their own. */
    .booklet-solutions :is([data-kind='maze'] > p, [data-kind='wordsearch'] > ul) { display: none; }
    .booklet-solutions h3 { font-size: ${theme.type.printDense}; }
  }
`;
