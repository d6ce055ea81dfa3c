import { css } from 'styled-components';

const WIDE = { text: 'wide-text', head: 'wide-head' } as const;

/**
 * What shows until our fonts are there, on devices without Arial, which Next adjusts itself, where the next font is wider:
 * as wide and high as ours, so that nothing but the letters differs. Widths were measured on German text.
 */
export const fallbackFaces = css`
  @font-face { font-family: ${WIDE.text}; src: local('DejaVu Sans'); size-adjust: 87.4%; ascent-override: 112.6%; descent-override: 36.2%; }
  @font-face { font-family: ${WIDE.head}; src: local('DejaVu Sans Bold'); size-adjust: 76.1%; ascent-override: 122.2%; descent-override: 35.5%; }
`;
