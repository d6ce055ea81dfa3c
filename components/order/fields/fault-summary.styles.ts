import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const faultSummary = css`
  .faults { padding-inline-start: min(1.1em, 3vw); font-size: ${theme.type.small}; }
  .faults li { padding-block: ${theme.space.xxs}; line-height: 1.4; }
  .faults a { display: block; padding-block: ${theme.space.hair}; color: ${theme.color.red}; font-weight: ${theme.weight.bold}; }
`;
