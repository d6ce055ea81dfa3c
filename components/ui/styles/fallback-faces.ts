import { css } from 'styled-components';

const WIDE = { text: 'wide-text', head: 'wide-head' } as const;

/** Fallback fonts until ours are loaded, for devices without Arial, which Next adjusts itself: scaled to the width and
 * height of ours, so that only the letter shapes change. Widths were measured on German text. */
export const fallbackFaces = css`
  @font-face { font-family: ${WIDE.text}; src: local('DejaVu Sans'); size-adjust: 87.4%; ascent-override: 112.6%; descent-override: 36.2%; }
  @font-face { font-family: ${WIDE.head}; src: local('DejaVu Sans Bold'); size-adjust: 76.1%; ascent-override: 122.2%; descent-override: 35.5%; }
`;
