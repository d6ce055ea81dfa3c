import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { kicker } from './kicker.styles';

/** A headline beside its picture, then as many columns as fit. */
export const articlePiece = css`
  ${kicker}
  .article-head { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; align-items: end; margin-block-end: ${theme.space.l}; }
  .article-head > picture { border-radius: ${theme.radius.small}; }
  .article-head h3 { font-size: ${theme.type.h2}; line-height: ${theme.leading.tight}; }
  .article-head .lead { margin-block-start: ${theme.space.s}; font-size: ${theme.type.lead}; font-weight: ${theme.weight.medium}; line-height: ${theme.leading.dense}; }
  .article-head > div > a { display: inline-block; margin-block-start: ${theme.space.s}; color: inherit; }
  ${media.desktop} { .article-head:has(> picture) { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: ${theme.space.xl}; } }

  .article-text { columns: 3 ${theme.width.card}; column-gap: ${theme.space.xl}; column-rule: ${theme.line.hair} solid ${theme.alpha.line}; line-height: ${theme.leading.dense}; text-wrap: pretty; }
  .article-text > * + * { margin-block-start: ${theme.space.s}; }
  .article-text > h4 { margin-block-start: ${theme.space.m}; break-after: avoid; }
  .article-text > figure { break-inside: avoid; }
  .article-text figcaption { margin-block-start: ${theme.space.xs}; color: ${theme.color.soft}; font-size: ${theme.type.tiny}; line-height: ${theme.leading.snug}; }
  .article-text .highlighted { padding: ${theme.space.m}; border-block-start: ${theme.line.thick} solid var(--accent); background: ${theme.color.cream}; break-inside: avoid; }
  .article-text:not([data-part]) > p:first-of-type:not(.highlighted)::first-letter {
    float: inline-start;
    padding-inline-end: 0.06em;
    font: ${theme.weight.black} 3.5em/0.8 ${theme.font.head};
  }
  ${media.print} {
    .article-text { columns: 2; font-size: ${theme.type.printDense}; }
    .article-head { align-items: center; break-inside: avoid; break-after: avoid; }
    .article-head:has(> picture) { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
  }
`;
