import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** In the sheet all pages share. What is drawn in another file takes over this property alone. */
export const logo = css`
  .logo { --logo-accent: ${theme.color.coral}; ${media.forced} { --logo-accent: CanvasText; } }
`;
