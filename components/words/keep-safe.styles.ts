import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const keepSafeStyles = css`
  @media (scripting: none) { .keep-safe { display: none; } }
  html[data-scripts='lost'] & .keep-safe { display: none; }
  .doings { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; }
  .doings label:focus-within { outline: ${theme.line.thick} solid ${theme.color.violet}; outline-offset: ${theme.line.thin}; ${media.forced} { outline-color: Highlight; } }
  .doings .button[data-sure] { border-color: ${theme.color.ink}; background: ${theme.color.coral}; color: ${theme.color.print}; text-decoration: none; }
  .keep-safe > [role='status'] { margin-block-start: ${theme.space.s}; font-weight: ${theme.weight.medium}; }
`;
