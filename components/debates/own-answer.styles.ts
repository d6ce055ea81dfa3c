import { css } from 'styled-components';
import { chosenInContrast } from '@/components/ui/styles/chosen';
import { media, theme } from '@/components/ui/theme';

/** Three buttons, one of them pressed, and the result below them. */
export const ownAnswer = css`
  .answers { display: flex; min-inline-size: 0; margin: 0; padding: 0; border: 0; flex-wrap: wrap; gap: ${theme.space.s}; margin-block-start: ${theme.space.m}; }
  .answers [aria-pressed='true'] { background: ${theme.color.sun}; color: ${theme.color.print}; ${media.forced} { ${chosenInContrast} } }
  .own-said { margin-block-start: ${theme.space.s}; font-weight: ${theme.weight.bold}; }
  .own-said:empty { display: none; }
  .own-note { margin-block-start: ${theme.space.s}; color: ${theme.color.soft}; font-size: ${theme.type.small}; }
`;
