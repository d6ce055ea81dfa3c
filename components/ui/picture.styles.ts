import { FOCUS_POSITIONS, focusesIn } from 'content/focus';
import { palette } from 'content/title';
import { css } from 'styled-components';
import { content } from '@/lib/content';
import { PLACEHOLDER_COLOURS } from '@/lib/images/ground';
import { theme } from './theme';

/** Background until a picture loads: the palette colour nearest to its own (lib/images/ground.ts), in all themes. */
const grounds = PLACEHOLDER_COLOURS.map(
  (name) => `img[data-ground='${name}'] { background-color: ${palette[name]}; }`,
).join('');

/** Part of a picture that stays visible in a cropping frame, for the focus values in use (R-DESK-13). */
export const focusRules = (data: unknown) =>
  focusesIn(data)
    .map((name) => `img[data-focus='${name}'] { object-position: ${FOCUS_POSITIONS[name]}; }`)
    .join('');

export const picture = css`
  picture { display: block; overflow: hidden; }
  /* A cut-out has no ground, and no edge of its own. */
  picture:where(:has(> [data-ground])) { box-shadow: ${theme.shadow.glow}; }
  picture img { inline-size: 100%; }
  ${grounds}
  ${focusRules(content)}
`;
