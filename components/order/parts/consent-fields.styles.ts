import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const consentFields = css`
  .documents { display: flex; flex-wrap: wrap; column-gap: ${theme.space.l}; }
  .documents a { display: inline-flex; align-items: center; min-block-size: calc(${theme.size.touch} * 0.75); font-weight: ${theme.weight.bold}; }
`;
