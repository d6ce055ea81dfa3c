import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** Back of a card: meaning, sentence, and a small picture of the source. */
export const cardBackStyles = css`
  .meaning { margin: 0; }
  blockquote { margin: ${theme.space.s} 0 0; padding-inline-start: ${theme.space.s}; border-inline-start: ${theme.line.thick} solid ${theme.color.sun}; font-size: ${theme.type.small}; }
  .source { display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space.xs} ${theme.space.s}; margin-block-start: ${theme.space.s}; font-size: ${theme.type.small}; line-height: ${theme.leading.snug}; }
  .source img { border-radius: ${theme.radius.small}; object-fit: cover; }
  .source a { flex: 1 1 8em; }
`;
