import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** The running text of an article, and its explained words. */
export const textStyles = css`
  .text > * + * { margin-block-start: ${theme.space.l}; }
  .text h2 { margin-block-start: ${theme.space.xl}; font-size: ${theme.type.h3}; }
  .text > p:first-of-type { font-size: ${theme.type.lead}; }
  .text > p:first-of-type::first-letter {
    float: inline-start;
    margin-inline-end: 0.08em;
    color: ${theme.color.violetDeep};
    font: ${theme.weight.black} 3.3em/0.82 ${theme.font.head};
  }
  .text .highlight {
    padding: ${theme.space.l};
    border-radius: ${theme.radius.sheet};
    background: ${theme.color.sun};
    font-size: ${theme.type.lead};
    font-weight: ${theme.weight.medium};
    rotate: -0.6deg;
    ${media.forced} { border: ${theme.line.thin} solid; }
  }
  .conclusion { padding-block: ${theme.space.l}; border-block: ${theme.line.double} double ${theme.color.ink}; font-weight: ${theme.weight.medium}; }
  figure picture { border-radius: ${theme.radius.sheet}; }
  figcaption { margin-block-start: ${theme.space.xs}; color: ${theme.color.soft}; font-size: ${theme.type.small}; }

  .term {
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    text-decoration: underline dotted ${theme.line.thick} ${theme.color.violetDeep};
    text-underline-offset: 0.2em;
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
  .explanation strong { display: block; font-family: ${theme.font.head}; }
  @supports (position-area: block-end) {
    .explanation { position-area: block-end; position-try: flip-block; margin: ${theme.space.xs} ${theme.space.m}; inset: auto; }
  }

  .footnotes { display: none; }

  ${media.phone} {
    .text > * + * { margin-block-start: ${theme.space.m}; }
    .text h2 { margin-block-start: ${theme.space.l}; }
    .text h2 + * { margin-block-start: ${theme.space.xs}; }
    .text > p:first-of-type { line-height: calc(${theme.leading.text} * ${theme.type.text}); }
    figcaption { margin-block-start: ${theme.space.xxs}; line-height: ${theme.leading.dense}; }
    .text .highlight, .text .conclusion { padding-block: ${theme.space.m}; line-height: ${theme.leading.dense}; }
    .text .highlight { padding-inline: ${theme.space.m}; font-size: inherit; }
  }
`;
