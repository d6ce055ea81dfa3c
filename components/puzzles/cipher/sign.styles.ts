import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const sign = css`
  .cipher-sign { display: grid; place-items: center; block-size: ${theme.space.l}; font: ${theme.weight.medium} ${theme.type.small} ${theme.font.text}; }
  .cipher-sign > svg { display: block; inline-size: ${theme.size.icon}; block-size: ${theme.size.icon}; fill: none; stroke: currentColor; stroke-width: 2; }
  .cipher-sign > svg > [data-full], .cipher-sign > svg > circle[r='3'] { fill: currentColor; }
`;
