import { css } from 'styled-components';

/**
 * What shows until our fonts are there, on devices without Arial, which Next adjusts itself: as wide and high as ours, so
 * that nothing but the letters differs. Widths were measured on German text.
 */
export const fallbackFaces = css`
  @font-face { font-family: like-text; src: local('Liberation Sans'), local(Roboto); size-adjust: 99.4%; ascent-override: 99%; descent-override: 31.8%; line-gap-override: 0%; }
  @font-face { font-family: wide-text; src: local('DejaVu Sans'); size-adjust: 87.4%; ascent-override: 112.6%; descent-override: 36.2%; line-gap-override: 0%; }
  @font-face { font-family: wide-head; src: local('DejaVu Sans Bold'); size-adjust: 76.1%; ascent-override: 122.2%; descent-override: 35.5%; line-gap-override: 0%; }
`;
