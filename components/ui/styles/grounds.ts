import { css } from 'styled-components';
import { themes } from '@/lib/title/site-themes';
import type { Change } from '@/lib/title/themes';
import { media, tokenNames } from '../theme';

const { CONTRAST, CONTRAST_NIGHT, CREAM, MINT, NIGHT } = themes;

/** values(NIGHT) → '--d-color-ink:#F7F0E1;…' */
const values = (change: Change) =>
  Object.entries(change)
    .flatMap(([kind, tokens]) =>
      Object.entries(tokens).map(
        ([name, value]) => `${(tokenNames[kind as keyof Change] as Record<string, string>)[name]}:${value};`,
      ),
    )
    .join('');

const unchosen = ':root:not([data-ground])';
const contrast = ":root[data-ground='contrast']";

/** Token values of the themes other than paper: by the device's preference, or by the reader's choice (`data-ground` on
 * <html>, decision 0011). Print is always light. Repeated values cost nothing after compression. */
export const grounds = css`
  :root { color-scheme: light dark; }
  :root:is([data-ground='paper'], [data-ground='cream'], [data-ground='mint']) { color-scheme: light; }
  :root[data-ground='dark'] { color-scheme: dark; }
  ${media.print} { :root:root { color-scheme: light; } }
  @media screen {
    ${media.night} { ${unchosen}, ${contrast} { ${values(NIGHT)} } }
    :root[data-ground='dark'] { ${values(NIGHT)} }
    :root[data-ground='cream'] { ${values(CREAM)} }
    :root[data-ground='mint'] { ${values(MINT)} }
    ${contrast} { ${values(CONTRAST)} }
    ${media.moreContrast} { ${unchosen} { ${values(CONTRAST)} } }
    ${media.night} {
      ${contrast} { ${values(CONTRAST_NIGHT)} }
      ${media.moreContrast} { ${unchosen} { ${values(CONTRAST_NIGHT)} } }
    }
  }
`;
