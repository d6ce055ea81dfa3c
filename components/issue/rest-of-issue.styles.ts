import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const restOfIssue = css`
  .rest { display: grid; justify-items: start; gap: ${theme.space.s}; max-inline-size: ${theme.width.text}; }
  .rest > h2 { font-size: ${theme.type.h3}; }
  .rest > ul { padding-inline-start: 1.2em; }
  .rest > a { margin-block-start: ${theme.space.s}; }
`;
