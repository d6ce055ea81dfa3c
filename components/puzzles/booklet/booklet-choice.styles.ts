import { css } from 'styled-components';
import { chosenInContrast } from '@/components/ui/styles/chosen';
import { media, theme } from '@/components/ui/theme';

export const bookletChoice = css`
  .booklet-choice { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  .booklet-choice > legend { padding: 0 0 ${theme.space.xs}; font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  .booklet-choice > label { max-inline-size: 100%; overflow-wrap: anywhere; display: flex; align-items: center; gap: ${theme.space.xs}; min-block-size: ${theme.size.touch}; padding-inline: ${theme.space.m}; border: ${theme.line.thin} solid ${theme.color.edge}; border-radius: ${theme.radius.pill}; background: ${theme.color.white}; font-weight: ${theme.weight.medium}; cursor: pointer; }
  .booklet-choice input { flex: none; inline-size: 1.1em; block-size: 1.1em; margin: 0; accent-color: ${theme.color.violetDeep}; }
  .booklet-choice > label:has(:checked) { border-color: ${theme.color.ink}; background: ${theme.color.lilacPale}; }
  .booklet-choice > label:has(:focus-visible) { outline: ${theme.line.thick} solid ${theme.color.violetDeep}; outline-offset: ${theme.line.thin}; }
  ${media.hover} { .booklet-choice > label:hover { border-color: ${theme.color.ink}; } }
  ${media.forced} { .booklet-choice > label:has(:checked) { ${chosenInContrast} } }
`;
