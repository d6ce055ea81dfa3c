import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** In the sheet all pages share, since receipts are rendered in the browser. */
export const logo = css`
  .logo .accent { fill: ${theme.color.coral}; ${media.forced} { fill: CanvasText; } }
`;
