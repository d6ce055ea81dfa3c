import { css } from 'styled-components';
import { kindSign } from '@/components/puzzles/kind-sign.styles';
import { chosenInContrast } from '@/components/ui/styles/chosen';
import { media, theme } from '@/components/ui/theme';

const CELL = '1.5em';

export const booklet = css`
  .booklet-desk { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxl}; }
  .booklet-form { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; max-inline-size: calc(${theme.width.text} * 1.3); padding: min(${theme.space.l}, 5vw); }
  @media (scripting: none) { .booklet-form { display: none; } }
  html[data-scripts='lost'] & .booklet-form { display: none; }
  .booklet-tools { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; }
  .booklet-progress { display: grid; gap: ${theme.space.xs}; font-weight: ${theme.weight.bold}; }
  .booklet-progress > progress { inline-size: 100%; max-inline-size: ${theme.width.narrow}; accent-color: ${theme.color.violetDeep}; }
  .booklet-form > [role='status'] { min-block-size: 1.6em; font-weight: ${theme.weight.bold}; }
  .booklet-choice { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  .booklet-choice > legend { padding: 0 0 ${theme.space.xs}; font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  .booklet-choice > label { max-inline-size: 100%; overflow-wrap: anywhere; display: flex; align-items: center; gap: ${theme.space.xs}; min-block-size: ${theme.size.touch}; padding-inline: ${theme.space.m}; border: ${theme.line.thin} solid ${theme.color.edge}; border-radius: ${theme.radius.pill}; background: ${theme.color.white}; font-weight: ${theme.weight.medium}; cursor: pointer; }
  .booklet-choice input { flex: none; inline-size: 1.1em; block-size: 1.1em; margin: 0; accent-color: ${theme.color.violetDeep}; }
  .booklet-choice > label:has(:checked) { border-color: ${theme.color.ink}; background: ${theme.color.lilacPale}; }
  .booklet-choice > label:has(:focus-visible) { outline: ${theme.line.thick} solid ${theme.color.violetDeep}; outline-offset: ${theme.line.thin}; }
  ${media.hover} { .booklet-choice > label:hover { border-color: ${theme.color.ink}; } }
  ${media.forced} { .booklet-choice > label:has(:checked) { ${chosenInContrast} } }
  /* Stacked sheets; in print without frames. */
  .booklet-pages { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; max-inline-size: calc(${theme.width.text} * 1.3); }
  .booklet-pages > section { padding: min(${theme.space.xl}, 5vw); }
  .booklet-pages > section > h2 { display: flex; flex-wrap: wrap; align-items: baseline; gap: ${theme.space.xxs} ${theme.space.m}; font-size: ${theme.type.h3}; }
  ${media.print} {
    .booklet-pages { display: block; max-inline-size: none; }
    .booklet-pages > section { padding: 0; border: 0; background: none; break-inside: auto; }
  }
  /* In print the signs fill the middle of the sheet, in black only. */
  ${kindSign}
  .booklet-cover { display: grid; justify-items: center; gap: ${theme.space.l}; text-align: center; }
  section.booklet-cover > h2 { justify-content: center; padding-block: ${theme.space.s}; border-block: ${theme.line.double} double ${theme.color.ink}; font: ${theme.weight.black} ${theme.type.h1}/${theme.leading.tight} ${theme.font.head}; overflow-wrap: anywhere; }
  .booklet-cover > ul { display: flex; flex-wrap: wrap; justify-content: center; gap: ${theme.space.m}; max-inline-size: ${theme.width.narrow}; }
  .booklet-owner { display: flex; flex-wrap: wrap; align-items: end; gap: ${theme.space.xs}; inline-size: 100%; max-inline-size: ${theme.width.narrow}; padding-block-start: ${theme.space.l}; text-align: start; }
  .booklet-owner > i { flex: 1 1 ${theme.size.object}; border-block-end: ${theme.line.thin} solid ${theme.color.ink}; }
  ${media.print} {
    section.booklet-cover { break-after: page; padding-block-start: ${theme.space.section}; font-size: ${theme.type.lead}; }
    section.booklet-cover > h2 { font-size: ${theme.type.giant}; }
    .booklet-cover > ul > li > svg { display: block; background: none; }
    .booklet-owner { padding-block-start: ${theme.space.section}; }
  }
  .booklet-page > h2 > small { font: ${theme.weight.normal} ${theme.type.small} ${theme.font.text}; }
  .booklet-page > h2 { margin-block-end: ${theme.space.s}; }
  .booklet-page > h2 + p { margin-block: ${theme.space.xs} ${theme.space.m}; max-inline-size: ${theme.width.text}; line-height: ${theme.leading.snug}; }
  /* On paper as many a sheet as fit whole (packages/puzzles/booklet/sheets.ts). */
  ${media.print} {
    section.booklet-page { break-inside: avoid; }
    .booklet-page[data-opens] { break-before: page; }
    .booklet-page:not([data-opens]) { margin-block-start: ${theme.space.l}; }
  }
  /* Small print in columns; a letter grid takes a quarter of its size on the sheet. */
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
  ${media.print} {
    .booklet-desk { display: block; }
    .booklet-desk:has(> .booklet-form + *) > .booklet-form { display: none; }
  }
`;
