import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const neighbours = css`
  .neighbours { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${theme.space.xs} ${theme.space.l}; padding-block-start: ${theme.space.m}; border-block-start: ${theme.line.double} double ${theme.color.ink}; }
`;
