import styled from 'styled-components';
import { theme } from '@/components/ui/theme';

/** Styles of the gallery: stacked examples, each a containing block for fixed elements. */
export const Gallery = styled.main`
  padding: ${theme.space.l} ${theme.space.gutter};
  > label { float: inline-end; font-size: ${theme.type.small}; }
  h1 { margin-block: ${theme.space.s}; font-size: ${theme.type.h3}; }

  .example { margin-block: ${theme.space.l}; }
  .example > h2 { margin-block-end: ${theme.space.xs}; color: ${theme.color.soft}; font: inherit; font-size: ${theme.type.small}; }
  .stage { contain: layout; min-block-size: ${theme.space.header}; padding: ${theme.space.m} ${theme.space.s}; border: ${theme.line.hair} dashed ${theme.color.edge}; }
  [data-ground='cream'] { background: ${theme.color.cream}; }
  [data-ground='night'] { background: ${theme.color.night}; color: ${theme.color.lamp}; }
  [data-ground='night'] > a { color: ${theme.color.sun}; }
`;
