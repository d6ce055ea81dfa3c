import { css } from 'styled-components';
import { pagePicture } from './page-picture.styles';

/** It stands in a card as the card's own parts would, on its days. */
export const currentIssue = css`
  ${pagePicture}
  .current-issue:not([hidden]) { display: contents; }
`;
