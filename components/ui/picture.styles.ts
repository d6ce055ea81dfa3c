import { css } from 'styled-components';
import { theme } from './theme';

/** What stands where a picture will: the colour of the palette next to its own (lib/images/ground.ts). */
const grounds = Object.entries(theme.color)
  .map(([name, colour]) => `[data-ground='${name}'] { background-color: ${colour}; }`)
  .join('');

export const picture = css`
  picture { display: block; overflow: hidden; }
  picture img { inline-size: 100%; }
  ${grounds}
`;
