import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** In the global sheet: shapes used from another file can be styled only through this inherited property. */
export const logo = css`
  .logo { --logo-accent: ${theme.color.coral}; ${media.forced} { --logo-accent: CanvasText; } }
`;
