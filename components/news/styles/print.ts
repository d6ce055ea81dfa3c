import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** On paper an article becomes a page of a newspaper in two columns, with footnotes and the quiz as a worksheet. */
export const articlePrint = css`
  ${media.print} {
    padding: 0;
    inline-size: 100%;
    header { border-block: ${theme.line.double} double; padding-block: ${theme.space.s}; max-inline-size: none; }
    .title-picture { max-inline-size: 70%; margin-inline: auto; }

    .columns { display: block; }
    .text { columns: 2; column-gap: ${theme.space.xl}; }
    .text h2 { break-after: avoid; }
    .text :is(figure, .highlight, .conclusion) { break-inside: avoid; }
    .text > p:first-of-type, .text .highlight { font-size: inherit; }
    .text .highlight { padding: ${theme.space.s} 0; border-block: ${theme.line.thick} solid ${theme.color.sun}; border-radius: 0; rotate: none; }

    .term { text-decoration: none; }
    .term::after { content: '*'; }
    .explanation { display: none; }
    .footnotes { display: block; padding-block-start: ${theme.space.xs}; border-block-start: ${theme.line.hair} solid; font-size: 85%; break-inside: avoid; }
    .footnotes dt, .footnotes dd { display: inline; }
    .footnotes dt { font-weight: ${theme.weight.bold}; }
    .footnotes dt::before { content: '* '; }
    .footnotes dt::after { content: ': '; }

    .quiz { padding: 0; break-inside: avoid; }
    .quiz > h2, .quiz > p { break-after: avoid; }
    .quiz > ul { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${theme.space.s}; }
    .quiz fieldset { padding: ${theme.space.s}; break-inside: avoid; }
    .quiz label { padding-inline: 0; }
  }
`;
