import { css } from 'styled-components';
import { pageCut } from './page-picture.styles';

/** Lays out its parts as parts of the card; hidden except on its days. */
export const currentIssue = css`
  ${pageCut}
  .current-issue:not([hidden]) { display: contents; }
`;
