import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { rememberStyles } from '@/components/words/remember.styles';

/** Difficult words and their explanations; print has footnotes instead. */
export const explainedWords = css`
  .term {
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    text-decoration: underline dotted ${theme.line.thick} ${theme.color.violetDeep};
    text-underline-offset: 0.2em;
    overflow-wrap: anywhere;
    cursor: help;
  }
  .term:hover, .term:has(+ :popover-open) { background: ${theme.color.lilacPale}; }
  .explanation {
    max-inline-size: min(${theme.width.column}, 100% - 2em);
    padding: ${theme.space.m} ${theme.space.l};
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-radius: ${theme.radius.sheet};
    background: ${theme.color.white};
    color: ${theme.color.ink};
    box-shadow: ${theme.shadow.lift};
    font: ${theme.weight.normal} ${theme.type.small}/${theme.leading.text} ${theme.font.text};
    text-align: start;
  }
  ${rememberStyles}
  .explanation strong { display: block; font-family: ${theme.font.head}; }
  @supports (position-area: block-end) {
    .explanation { position-area: block-end; position-try: flip-block; margin: ${theme.space.xs} ${theme.space.m}; inset: auto; }
  }

  ${media.print} {
    .term { text-decoration: none; }
    .term::after { content: '*'; }
    .explanation { display: none; }
  }
`;
