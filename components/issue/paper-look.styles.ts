import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { pagePicture } from './page-picture.styles';
import { paperTable } from './paper-table.styles';

/** The paper beside the form, as one button. */
export const paperLook = css`
  ${pagePicture}
  > div:not([hidden]) { position: relative; display: grid; grid-template-columns: calc(${theme.size.smallThumb} * 0.8) minmax(0, 1fr); gap: ${theme.space.m}; align-items: center; }
  ${media.desk} { > div:not([hidden]) { grid-template-columns: ${theme.size.coverInRow} minmax(0, 1fr); } }
  > div > picture { rotate: -2deg; }
  p { margin-block-end: ${theme.space.xxs}; font-size: ${theme.type.small}; line-height: ${theme.leading.snug}; }
  .button::after, a::after { content: ''; position: absolute; inset: 0; }
  a { display: none; font-size: ${theme.type.small}; }
  @media (scripting: none) { a { display: block; } .opener { display: none; } }
  html[data-scripts='lost'] & a { display: block; }
  html[data-scripts='lost'] & .opener { display: none; }

  ${paperTable}
`;
