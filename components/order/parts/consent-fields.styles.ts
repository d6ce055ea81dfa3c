import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const consentFields = css`
  .documents { display: flex; flex-wrap: wrap; align-items: center; column-gap: ${theme.space.l}; }
  p.documents { column-gap: ${theme.space.xs}; }
  .documents a { display: inline-flex; align-items: center; min-block-size: calc(${theme.size.touch} * 0.75); font-weight: ${theme.weight.bold}; }
`;
