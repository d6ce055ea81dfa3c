import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { pagePicture } from './page-picture.styles';

/** A paper lying on the doormat. */
export const newestIssue = css`
  ${pagePicture}
  .newest { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l} ${theme.space.xxl}; align-items: center; }
  .newest > picture { justify-self: center; inline-size: min(100%, ${theme.width.narrow}); rotate: -1.5deg; }
  ${media.desktop} { .newest { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
  .newest h2 { font-size: ${theme.type.h1}; }
  .newest .when { margin-block: ${theme.space.s} ${theme.space.m}; font-size: ${theme.type.lead}; }
  .newest ul { display: grid; gap: ${theme.space.xs}; margin-block-end: ${theme.space.l}; padding-inline-start: 1.2em; line-height: ${theme.leading.snug}; }
  .newest li::marker { color: ${theme.color.coral}; }
`;
