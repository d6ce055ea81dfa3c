import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** A fact with its icon. */
export const named = css`
  display: flex;
  gap: ${theme.space.xs};
  align-items: center;
  font-size: ${theme.type.small};
  font-weight: ${theme.weight.bold};
  > svg { color: ${theme.color.violetDeep}; }
`;
