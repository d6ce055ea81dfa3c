import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { pagePicture } from './page-picture.styles';

/** Front pages side by side on a rail, as at a newsagent's. */
export const rack = css`
  ${pagePicture}
  .rack { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xl}; }
  .rack section > :is(h2, h3) { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h4}; }
  .rack ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(8.5em, 42%), 1fr)); gap: ${theme.space.xl} ${theme.space.l}; }
  ${media.desktop} { .rack ul { grid-template-columns: repeat(5, minmax(0, 1fr)); } }
  .rack li { position: relative; }
  .rack picture { transition: translate ${theme.motion.medium}, rotate ${theme.motion.medium}; }
  .rack picture::before { content: ''; position: absolute; z-index: 1; inset: 0 0 auto; border-block-start: ${theme.space.xs} solid ${theme.color.wood}; border-block-end: ${theme.line.thin} solid ${theme.color.woodDeep}; }
  ${media.hover} { .rack li:hover picture { translate: 0 ${theme.motion.lift}; rotate: -0.5deg; } }
  .rack p { margin-block: ${theme.space.s} ${theme.space.xxs}; color: ${theme.color.soft}; font-size: ${theme.type.tiny}; line-height: ${theme.leading.snug}; }
  .rack li > :is(h3, h4) { font-size: ${theme.type.h4}; line-height: ${theme.leading.snug}; }
  .rack li a { color: ${theme.color.ink}; text-decoration-color: transparent; }
  ${media.hover} { .rack li:hover a { text-decoration-color: currentColor; } }
  /* The whole front page leads to its issue. */
  .rack li a::after { content: ''; position: absolute; inset: 0; }
`;
