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

/** Choices and boxes to tick; states come from react-aria's own attributes. */
export const options = css`
  .options { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
  .options > * { flex: 1 1 auto; }
  ${media.tablet} { .options > * { flex-grow: 0; } }
  .choice[data-layout='column'] .options { display: grid; }
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
`;
