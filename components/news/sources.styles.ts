import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Small print for readers who want to know more. */
export const sources = css`
  .sources { font-size: ${theme.type.tiny}; line-height: ${theme.leading.dense}; }
  .sources p { margin-block-end: ${theme.space.xxs}; }
  .sources h2 { margin-block-end: ${theme.space.xxs}; font-size: ${theme.type.h4}; }
  .sources li { padding-inline-start: 1em; text-indent: -1em; overflow-wrap: anywhere; }
  .sources a { padding-block: ${theme.space.xxs}; }
  .sources li + li { margin-block-start: ${theme.space.xxs}; }
  /* As wide as the text and the gap beside it, so that what follows stands in the margin. */
  ${media.desktop} {
    @media screen {
      .sources { float: inline-start; inline-size: calc(var(--text) + ${theme.space.xxxl}); padding-inline-end: ${theme.space.xxxl}; padding-block-end: ${theme.space.l}; }
    }
  }
`;
