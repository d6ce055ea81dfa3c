import { css } from 'styled-components';
import { pageCut } from './page-picture.styles';

/** It stands in a card as the card's own parts would, on its days. */
export const currentIssue = css`
  ${pageCut}
  .current-issue:not([hidden]) { display: contents; }
`;
