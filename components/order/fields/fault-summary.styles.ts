import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** A slip with a red edge. */
export const faultSummary = css`
  .fault-summary { outline-offset: ${theme.line.thick}; border: ${theme.line.thick} solid ${theme.color.red}; border-inline-start-width: ${theme.space.xs}; }
  .fault-summary ul { padding-inline-start: 1.1em; font-size: ${theme.type.small}; }
  .fault-summary li { padding-block: ${theme.space.xxs}; line-height: 1.4; }
  .fault-summary a { display: block; padding-block: ${theme.space.hair}; color: ${theme.color.red}; font-weight: ${theme.weight.bold}; }
`;
