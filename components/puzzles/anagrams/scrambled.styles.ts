import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const scrambled = css`
  .scrambled { display: block; font: ${theme.weight.black} ${theme.type.h4} ${theme.font.head}; letter-spacing: 0.18em; }
`;
