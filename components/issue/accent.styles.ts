import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';
import type { Accent } from '@/lib/issues/accent';

/** Text colour on each accent. */
const ON: Record<Accent, string> = {
  coral: theme.color.print,
  violet: theme.color.white,
  teal: theme.color.print,
  sun: theme.color.print,
  leaf: theme.color.print,
  sky: theme.color.print,
};

/** Sets the accent colour of a page of the print edition, and the text colour on it. */
export const accents = css`
  ${Object.entries(ON)
    .map(([name, on]) => `[data-accent='${name}'] { --accent: ${theme.color[name as Accent]}; --on-accent: ${on}; }`)
    .join('\n  ')}
`;
