import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** All pages in as many columns as fit. */
export const siteMap = css`
  .map { margin-block-start: ${theme.space.l}; }
  .map > h2 { padding-block-end: ${theme.space.xs}; border-block-end: ${theme.line.double} double ${theme.color.ink}; font-size: ${theme.type.h3}; }
  .map > div { columns: ${theme.width.card}; column-gap: ${theme.space.xxl}; margin-block-start: ${theme.space.l}; }
  .map section { margin-block-end: ${theme.space.xl}; }
  .map h3 { margin-block-end: ${theme.space.xs}; font-size: ${theme.type.h4}; break-after: avoid; }
  .map li { break-inside: avoid; }
  .map a { display: inline-block; max-inline-size: 100%; padding-block: ${theme.space.xxs}; color: ${theme.color.ink}; font-size: ${theme.type.small}; }
`;
