import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const tipPicture = css`
  .no-picture { display: grid; place-items: center; aspect-ratio: 3 / 4; block-size: 100%; background: ${theme.color.lilacPale}; color: ${theme.color.soft}; }
  .no-picture[data-kind='game'] { inline-size: 100%; aspect-ratio: 4 / 3; }
  .no-picture svg { inline-size: 30%; block-size: auto; }
`;
