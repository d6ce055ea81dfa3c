import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

const mark = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.5em;
  block-size: 1.5em;
  border: ${theme.line.thin} solid ${theme.color.edge};
  background: ${theme.color.white};
  &::after { content: ''; scale: 0; transition: scale ${theme.motion.fast}; }
`;

/** Fields, choices and boxes; states come from react-aria's own attributes. */
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
  .fault-summary { outline-offset: ${theme.line.thick}; border: ${theme.line.thick} solid ${theme.color.red}; border-inline-start-width: ${theme.space.xs}; }
  .fault-summary ul { padding-inline-start: 1.1em; font-size: ${theme.type.small}; }
  .fault-summary li { padding-block: ${theme.space.xxs}; line-height: 1.4; }
  .fault-summary a { display: block; padding-block: ${theme.space.hair}; color: ${theme.color.red}; font-weight: ${theme.weight.bold}; }

  .options { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
  .options > * { flex: 1 1 auto; }
  ${media.tablet} { .options > * { flex-grow: 0; } }
  .choice[data-layout='column'] .options { display: grid; }
  .all .notice { padding: ${theme.space.xs} var(--pad); font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .option { display: flex; align-items: center; gap: ${theme.space.s}; min-block-size: ${theme.size.field}; cursor: pointer; }
  .choice .option {
    gap: ${theme.space.xs};
    padding: ${theme.space.xs} calc(var(--pad) / 2);
    border: ${theme.line.thin} solid ${theme.color.edge};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
    font-weight: ${theme.weight.medium};
    line-height: ${theme.leading.snug};
  }
  .option small { display: block; font-size: ${theme.type.small}; font-weight: ${theme.weight.normal}; color: ${theme.color.soft}; }
  .choice .option[data-hovered] { border-color: ${theme.color.ink}; }
  .choice .option[data-selected] { border-color: ${theme.color.ink}; background: ${theme.color.lilacPale}; }
  .choice[data-invalid] .option { border-color: ${theme.color.red}; }
  .option[data-focus-visible] { outline: ${theme.line.thick} solid ${theme.color.violetDeep}; outline-offset: ${theme.line.thick}; border-radius: ${theme.radius.small}; }
  .choice .mark { ${mark} border-radius: 50%; &::after { inline-size: 0.75em; block-size: 0.75em; border-radius: 50%; background: ${theme.color.violetDeep}; } }
  .check .mark { ${mark} border-radius: ${theme.space.xxs}; &::after { inline-size: 0.4em; block-size: 0.8em; margin-block-end: 0.15em; border: solid ${theme.color.ink}; border-width: 0 0.2em 0.2em 0; rotate: 45deg; } }
  .option[data-selected] .mark { border-color: ${theme.color.ink}; &::after { scale: 1; } }
  .check .option { align-items: start; padding-block: ${theme.space.xxs}; font-weight: ${theme.weight.normal}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .check .option[data-selected] .mark { background: ${theme.color.sun}; }
  .check[data-invalid] .mark { border-color: ${theme.color.red}; border-width: ${theme.line.thick}; }
  .check .hint, .check .fault { margin-inline-start: calc(1.5em + ${theme.space.s}); }
  ${media.forced} { .option[data-selected] { outline: ${theme.line.thin} solid Highlight; } .mark::after { forced-color-adjust: none; background: Highlight; } }

  .submit { inline-size: 100%; min-block-size: calc(${theme.size.touch} * 1.25); padding-inline: ${theme.space.s}; font-size: ${theme.type.lead}; }
  .lines { display: grid; }
  .lines > div { display: grid; gap: 0 ${theme.space.m}; padding-block: calc(${theme.space.xs} * 0.75); border-block-start: ${theme.line.hair} solid ${theme.alpha.line}; overflow-wrap: anywhere; }
  .lines > div:first-of-type { border: 0; }
  .lines dt { color: ${theme.color.soft}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .lines dd { font-size: ${theme.type.small}; font-weight: ${theme.weight.medium}; line-height: 1.4; white-space: pre-line; }
  /* A short value beside its name, as on a till receipt; a long one below. */
  ${media.phone} { .lines > div { display: flex; flex-wrap: wrap; justify-content: space-between; } }
  ${media.tablet} { .lines > div { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: baseline; } }
  .ways { white-space: pre-line; }
  .actions { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; }
`;
