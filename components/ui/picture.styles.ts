import { css } from 'styled-components';
import { content } from '@/lib/content';
import { FOCUS, focusesIn } from '@/lib/content/focus';
import { GROUNDS } from '@/lib/images/ground';
import { palette } from '@/lib/title/title';
import { theme } from './theme';

/** What stands where a picture will: the colour of the palette next to its own (lib/images/ground.ts), the same at night. */
const grounds = GROUNDS.map((name) => `img[data-ground='${name}'] { background-color: ${palette[name]}; }`).join('');

/** What a frame keeps of a picture it cuts, for those that some picture names (R-DESK-13). */
export const focusRules = (data: unknown) =>
  focusesIn(data)
    .map((name) => `img[data-focus='${name}'] { object-position: ${FOCUS[name]}; }`)
    .join('');

export const picture = css`
  picture { display: block; overflow: hidden; }
  /* A cut-out has no ground, and no edge of its own. */
  picture:where(:has(> [data-ground])) { box-shadow: ${theme.shadow.glow}; }
  picture img { inline-size: 100%; }
  ${grounds}
  ${focusRules(content)}
`;
