import { css } from 'styled-components';
import { diagram } from '@/components/ui/diagram.styles';
import { media, theme } from '@/components/ui/theme';
import { explainedWords } from './annotated.styles';
import { marginStyles } from './margin-box.styles';

/** An article's running text. */
export const textStyles = css`
  .text > * + * { margin-block-start: ${theme.space.l}; }
  .text h2 { margin-block-start: ${theme.space.xl}; font-size: ${theme.type.h3}; }
  .text > h2:not(* + h2), .text > div:not(* + div) + * { margin-block-start: 0; }
  .text > p:first-of-type { font-size: ${theme.type.lead}; }
  .text:not([data-level='leicht']) > p:first-of-type::first-letter {
    float: inline-start;
    margin-inline-end: 0.08em;
    color: ${theme.color.violetDeep};
    font: ${theme.weight.black} 3.3em/0.82 ${theme.font.head};
  }
  .text .highlight {
    padding: ${theme.space.l};
    border-radius: ${theme.radius.sheet};
    background: ${theme.tint.sun};
    font-size: ${theme.type.lead};
    font-weight: ${theme.weight.medium};
    rotate: -0.6deg;
    ${media.forced} { border: ${theme.line.thin} solid; }
  }
  .highlight ul { padding-inline-start: ${theme.space.m}; }
  .highlight > * + * { margin-block-start: ${theme.space.xs}; }
  .conclusion { padding-block: ${theme.space.l}; border-block: ${theme.line.double} double ${theme.color.ink}; font-weight: ${theme.weight.medium}; }
  figure picture { border-radius: ${theme.radius.sheet}; }
  figcaption { margin-block-start: ${theme.space.xs}; color: ${theme.color.soft}; font-size: ${theme.type.small}; }

  .footnotes { display: none; }

  /* On a desk what is set apart stands beside the text it belongs to, in a column of its own. */
  ${media.desktop} {
    @media screen {
      .text > :not(figure, .highlight) { max-inline-size: var(--text); }
      .text > :is(figure, .highlight) {
        float: inline-end;
        clear: inline-end;
        inline-size: var(--beside);
        margin: ${theme.space.xs} 0 ${theme.space.xl} ${theme.space.xxxl};
      }
    }
  }

  /* Large letters and a wide column need the whole page. */
  html:is([data-size='4'], [data-size='5'], [data-column='wide']) & .text > * { float: none; inline-size: auto; max-inline-size: none; margin-inline: 0; }

  /* For whoever reads with effort: one sentence a line, larger, with more room. */
  [data-level='leicht'] > p { font-size: ${theme.type.lead}; hyphens: manual; }
  [data-level='leicht'] p > [data-sentence] { display: block; }
  [data-level='leicht'] p > [data-sentence] + [data-sentence] { margin-block-start: 0.35em; }

  ${media.phone} {
    .text > * + * { margin-block-start: ${theme.space.m}; }
    .text h2 { margin-block-start: ${theme.space.l}; }
    .text h2 + * { margin-block-start: ${theme.space.xs}; }
    /* Its lines stand as far apart as those of the smaller text below. */
    .text > p:first-of-type { line-height: calc(${theme.leading.text} * 0.95); }
    figcaption { margin-block-start: ${theme.space.xxs}; line-height: ${theme.leading.dense}; }
    .text .highlight, .text .conclusion { padding-block: ${theme.space.m}; line-height: ${theme.leading.dense}; }
    .text .highlight { padding-inline: ${theme.space.m}; font-size: inherit; }
  }
  /* On paper two columns, with the explained words as footnotes. */
  ${media.print} {
    .text { columns: 2; column-gap: ${theme.space.xl}; }
    .text h2 { break-after: avoid; }
    .text :is(figure, .highlight, .conclusion) { break-inside: avoid; }
    .text > p:first-of-type, .text .highlight { font-size: inherit; }
    .text .highlight { padding: ${theme.space.s} 0; border-block: ${theme.line.thick} solid ${theme.color.sun}; border-radius: 0; rotate: none; }
    .footnotes { display: block; padding-block-start: ${theme.space.xs}; border-block-start: ${theme.line.hair} solid; font-size: 85%; break-inside: avoid; }
    .footnotes dt, .footnotes dd { display: inline; }
    .footnotes dt { font-weight: ${theme.weight.bold}; }
    .footnotes dt::before { content: '* '; }
    .footnotes dt::after { content: ': '; }
  }
  ${marginStyles}
  ${diagram}
  ${explainedWords}
`;
