import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { answer, stacked } from './field-parts.styles';

export const choice = css`
  .choice { ${stacked} }
  .choice-label { font-weight: ${theme.weight.bold}; }
  .options { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
  .options > * { flex: 1 1 auto; }
  ${media.tablet} { .options > * { flex-grow: 0; } }
  .choice[data-layout='column'] .options { display: grid; }
  .choice .option {
    ${answer}
    gap: ${theme.space.xs};
    padding: ${theme.space.xs} calc(var(--pad) / 2);
    border: ${theme.line.thin} solid ${theme.color.edge};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
    font-weight: ${theme.weight.medium};
    line-height: ${theme.leading.snug};
  }
  /* „Divers“ and „Keine Angabe“ share a row of a small phone. */
  ${media.phone} { .choice .option { padding-inline: calc(var(--pad) * 0.375); } }
  .option small { display: block; font-size: ${theme.type.small}; font-weight: ${theme.weight.normal}; color: ${theme.color.soft}; }
  ${media.hover} { .choice .option:hover { border-color: ${theme.color.ink}; } }
  .choice .option:has(:checked) { border-color: ${theme.color.ink}; background: ${theme.color.lilacPale}; }
  .choice[aria-invalid='true'] .option { border-color: ${theme.color.red}; }
  .choice .mark { border-radius: 50%; &::after { inline-size: 0.75em; block-size: 0.75em; border-radius: 50%; background: ${theme.color.violetDeep}; } }
`;
