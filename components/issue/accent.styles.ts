import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';
import type { Accent } from '@/lib/issues/accent';

/** Ink stands on all of them but one. */
const ON: Record<Accent, string> = {
  coral: theme.color.print,
  violet: theme.color.white,
  teal: theme.color.print,
  sun: theme.color.print,
  leaf: theme.color.print,
  sky: theme.color.print,
};

/** A printed page's colour for what lies in it, and what is written on that colour. */
export const accents = css`
  ${Object.entries(ON)
    .map(([name, on]) => `[data-accent='${name}'] { --accent: ${theme.color[name as Accent]}; --on-accent: ${on}; }`)
    .join('\n  ')}
`;
