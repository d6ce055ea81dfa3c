import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Name and value, as on a till receipt. */
export const lines = css`
  .lines { display: grid; }
  .lines > div { display: grid; gap: 0 ${theme.space.m}; padding-block: calc(${theme.space.xs} * 0.75); border-block-start: ${theme.line.hair} solid ${theme.alpha.line}; overflow-wrap: anywhere; }
  .lines > div:first-of-type { border: 0; }
  .lines dt { color: ${theme.color.soft}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .lines dd { font-size: ${theme.type.small}; font-weight: ${theme.weight.medium}; line-height: 1.4; white-space: pre-line; }
  /* A short value beside its name, as on a till receipt; a long one below. */
  ${media.phone} { .lines > div { display: flex; flex-wrap: wrap; justify-content: space-between; } }
  ${media.tablet} { .lines > div { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: baseline; } }
`;
