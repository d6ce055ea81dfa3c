import { css } from 'styled-components';
import { GROUNDS } from '@/lib/images/ground';
import { palette } from '@/lib/palette';
import { theme } from './theme';

/** What stands where a picture will: the colour of the palette next to its own (lib/images/ground.ts), the same at night. */
const grounds = GROUNDS.map((name) => `img[data-ground='${name}'] { background-color: ${palette[name]}; }`).join('');

export const picture = css`
  picture { display: block; overflow: hidden; }
  /* A cut-out has no ground, and no edge of its own. */
  picture:where(:has(> [data-ground])) { box-shadow: ${theme.shadow.glow}; }
  picture img { inline-size: 100%; }
  ${grounds}
`;
