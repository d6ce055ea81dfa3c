import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** Every other syllable in violet, separated by dots. */
export const syllableStyles = css`
  .syllables { hyphens: manual; user-select: none; }
  .syllables > :nth-of-type(even) { color: ${theme.color.violetDeep}; }
  .syllables > * + *::before { content: '·'; color: ${theme.color.soft}; font-weight: ${theme.weight.normal}; }
`;
