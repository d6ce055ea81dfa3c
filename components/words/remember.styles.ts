import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** „Merken“ at the bottom of an explanation. Hidden without JavaScript. */
export const rememberStyles = css`
  .remember { display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space.xs} ${theme.space.s}; margin-block-start: ${theme.space.s}; }
  .remember .button[data-kept] { background: ${theme.color.mint}; color: ${theme.color.print}; }
  .remember [role='status'] { flex: 1 1 12em; font-size: ${theme.type.small}; line-height: ${theme.leading.snug}; }
  .remember [role='status']:empty { position: absolute; }
  @media (scripting: none) { .remember { display: none; } }
  html[data-scripts='lost'] & .remember { display: none; }
`;
