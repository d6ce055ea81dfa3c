import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { faultSummary } from './fields/fault-summary.styles';
import { options } from './fields/option.styles';
import { lines } from './parts/lines.styles';

/** The form with its groups and fields. */
export const fields = css`
  /* Large text does not eat the sheet's edges as well. */
  --pad: min(${theme.space.m}, 5vw);
  ${media.tablet} { --pad: ${theme.space.l}; }
  fieldset { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  --row: ${theme.space.m};
  overflow-wrap: anywhere;
  :is(.all, .group, .nested, .field, .success, .mandate, .calendar-panel) { grid-template-columns: minmax(0, 1fr); }
  ${media.tablet} { --row: ${theme.space.l}; }
  .all { display: grid; gap: var(--row); ${media.tablet} { gap: ${theme.space.xl}; } }
  .group { display: grid; gap: var(--row); padding-block-start: var(--row); border-block-start: ${theme.line.thick} double ${theme.color.ink}; }
  .group > legend { float: inline-start; inline-size: 100%; padding: 0; font: ${theme.weight.black} ${theme.type.h3}/${theme.leading.snug} ${theme.font.head}; }
  .group > legend + * { clear: both; }
  .nested { display: grid; gap: var(--row); padding: var(--pad); border-radius: ${theme.radius.sheet}; background: ${theme.color.cream}; }
  .nested > legend { float: inline-start; padding: 0; font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }

  .pair { display: grid; gap: var(--row) ${theme.space.s}; align-items: start; }
  ${media.paired} {
    .pair { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
    /* As wide as the short field's name. */
    .pair[data-ratio='wide-narrow'] { grid-template-columns: minmax(0, 1fr) 6.6em; }
    .pair[data-ratio='narrow-wide'] { grid-template-columns: 6.6em minmax(0, 1fr); }
  }

  .field { display: grid; gap: ${theme.space.xxs}; align-content: start; }
  .field label, .choice > .react-aria-Label, .choice > [class*='Label'] { font-weight: ${theme.weight.bold}; }
  .field label:not(.option) { line-height: ${theme.leading.snug}; }
  .field .optional { font-weight: ${theme.weight.normal}; color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .hint, .aside { font-size: ${theme.type.small}; line-height: 1.45; color: ${theme.color.soft}; }
  .hint strong { display: block; color: ${theme.color.ink}; }
  .doubt { display: block; color: ${theme.color.ink}; font-weight: ${theme.weight.bold}; }

  input:not([type='radio'], [type='checkbox']), textarea, select {
    inline-size: 100%;
    min-block-size: ${theme.size.field};
    padding: ${theme.space.xs} ${theme.space.s};
    border: ${theme.line.thin} solid ${theme.color.edge};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
    &:hover { border-color: ${theme.color.ink}; }
    &:focus { border-color: ${theme.color.ink}; outline: ${theme.line.thick} solid ${theme.color.sun}; outline-offset: 0; }
  }
  textarea { resize: vertical; line-height: 1.5; }
  ::placeholder { color: ${theme.color.soft}; opacity: 1; }
  .field[data-invalid] input:not([type='radio'], [type='checkbox']), .field[data-invalid] textarea { border-color: ${theme.color.red}; border-width: ${theme.line.thick}; }

  .fault { display: block; color: ${theme.color.red}; font-weight: ${theme.weight.bold}; font-size: ${theme.type.small}; line-height: 1.4; }
  .fault::before { content: '▸ ' / ''; }
  .fault-summary, .success > .notice { padding-inline: var(--pad); }
  .all .notice { padding: ${theme.space.xs} var(--pad); font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .submit { inline-size: 100%; min-block-size: calc(${theme.size.touch} * 1.25); padding-inline: ${theme.space.s}; font-size: ${theme.type.lead}; }
  .ways { white-space: pre-line; }
  .actions { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; }
  ${faultSummary}
  ${options}
  ${lines}
`;
