import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { over } from './over.styles';

/** A table; on phones each row is a paragraph. */
export const comingTable = css`
  ${over}
  ${media.desktop} { .coming { grid-column: 1 / -1; } }
  .coming h3 { margin-block-end: ${theme.space.s}; }
  .coming table { inline-size: 100%; text-align: start; font-size: ${theme.type.small}; }
  .coming th { padding: ${theme.space.xs}; border-block-end: ${theme.line.thin} solid ${theme.color.ink}; text-align: start; }
  .coming td { padding: ${theme.space.xxs} ${theme.space.xs}; border-block-end: ${theme.line.hair} solid ${theme.alpha.lineStrong}; vertical-align: middle; }
  .coming td:nth-of-type(2) { font-weight: ${theme.weight.bold}; }
  @media (width < 40rem) {
    .coming table, .coming tbody, .coming tr, .coming td { display: block; }
    .coming thead { position: absolute; clip-path: inset(50%); }
    .coming tr { padding-block: ${theme.space.s} ${theme.space.xxs}; border-block-end: ${theme.line.hair} solid ${theme.alpha.lineStrong}; }
    .coming td { padding: 0; border: 0; }
  }
`;
