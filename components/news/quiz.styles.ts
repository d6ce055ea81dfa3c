import { css } from 'styled-components';
import { strip } from '@/components/ui/styles/strip';
import { media, theme } from '@/components/ui/theme';

/** Three questions at the end of an article, each a slip of paper. */
export const quizStyles = css`
  .quiz { margin-block-start: ${theme.space.xxl}; padding: ${theme.space.xl} ${theme.space.m}; ${media.tablet} { padding-inline: ${theme.space.l}; } border-radius: ${theme.radius.large}; background: ${theme.color.sky}; }
  .quiz > h2 { font-size: ${theme.type.h3}; }
  .quiz > p { margin-block: ${theme.space.xs} ${theme.space.l}; }
  .quiz > ul { display: grid; gap: ${theme.space.l}; ${media.desk} { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  ${media.phone} { ${media.roomy} { .quiz > ul { ${strip} grid-auto-columns: 95%; gap: ${theme.space.s}; } } }
  .quiz > ul > li { display: grid; grid-template-columns: minmax(0, 1fr); }
  .quiz ol { margin-block-start: ${theme.space.m}; padding-inline-start: 1.5em; }
  .quiz fieldset { margin: 0; padding: ${theme.space.l} ${theme.space.m}; border: ${theme.line.hair} solid ${theme.alpha.lineStrong}; border-radius: ${theme.radius.sheet}; background: ${theme.color.white}; min-inline-size: 0; }
  .quiz legend { float: inline-start; inline-size: 100%; margin-block-end: ${theme.space.s}; padding: 0; font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; text-wrap: balance; }
  .quiz legend + * { clear: both; }
  .quiz label { overflow-wrap: anywhere; display: flex; gap: ${theme.space.s}; align-items: baseline; padding: ${theme.space.xs}; border-radius: ${theme.radius.small}; cursor: pointer; font-size: ${theme.type.small}; }
  .quiz label + label { margin-block-start: ${theme.space.xxs}; }
  ${media.hover} { .quiz label:hover { background: ${theme.color.lilacPale}; } }
  .quiz label:has(:checked) { background: ${theme.color.cream}; outline: ${theme.line.thin} solid ${theme.color.ink}; }
  .quiz label[data-right] { background: ${theme.color.mint}; }
  .quiz input { accent-color: ${theme.color.violetDeep}; inline-size: ${theme.size.smallIcon}; block-size: ${theme.size.smallIcon}; flex: none; translate: 0 0.15em; }
  .quiz [role='status'] { font-size: ${theme.type.small}; }
  .quiz [role='status']:not(:empty) { margin-block-start: ${theme.space.s}; }
  ${media.phone} {
    .quiz { margin-block-start: ${theme.space.m}; padding: var(--edge); --edge: min(${theme.space.m}, 5vw); line-height: ${theme.leading.dense}; }
    .quiz > p { margin-block: ${theme.space.xxs} ${theme.space.m}; }
    .quiz fieldset { padding: min(${theme.space.s}, 4vw); }
    .quiz legend { margin-block-end: ${theme.space.xs}; font-size: ${theme.type.text}; }
    .quiz label { gap: min(${theme.space.s}, 3vw); padding: ${theme.space.xxs} min(${theme.space.xs}, 2vw); }
    .quiz input { inline-size: min(${theme.size.smallIcon}, 6vw); }
  }
  ${media.print} {
    .quiz { padding: 0; break-inside: avoid; }
    .quiz > h2, .quiz > p { break-after: avoid; }
    .quiz > ul { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${theme.space.s}; }
    .quiz fieldset { padding: ${theme.space.s}; break-inside: avoid; }
    .quiz label { padding-inline: 0; }
  }
`;
