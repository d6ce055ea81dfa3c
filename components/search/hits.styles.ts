import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { answer } from './answer-box.styles';

/** Results as entries of a table of contents, each with a small picture. */
export const hits = css`
  ${answer}
  .hits > .hint { margin-block-end: calc(${theme.space.m} - ${theme.space.xxl}); }
  .hint { color: ${theme.color.soft}; font-size: ${theme.type.small}; }

  .hits { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxl}; container-type: inline-size; }
  .hits > .group > h2 { padding-block-end: ${theme.space.xs}; border-block-end: ${theme.line.double} double ${theme.color.ink}; font-size: ${theme.type.h3}; }
  .hits .number { color: ${theme.color.soft}; font: ${theme.weight.normal} ${theme.type.small} ${theme.font.text}; letter-spacing: 0; }
  ${media.desktop} { .hits ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${theme.space.xxl}; } .hits .best > :nth-child(1):nth-last-child(odd) { grid-column: 1 / -1; } }
  .hit {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.m};
    align-items: start;
    padding-block: ${theme.space.m};
    border-block-end: ${theme.line.hair} solid ${theme.alpha.line};
  }
  ${media.roomy} { .hit { grid-template-columns: ${theme.size.object} minmax(0, 1fr); } }
  ${media.tablet} { .hit { grid-template-columns: calc(${theme.size.object} * 1.5) minmax(0, 1fr); gap: ${theme.space.l}; } }
  .thumb { display: grid; max-inline-size: calc(${theme.size.object} * 1.5); place-items: center; grid-template-rows: minmax(0, 1fr); aspect-ratio: 4 / 3; border-radius: ${theme.radius.small}; background: ${theme.color.cream}; overflow: hidden; }
  .thumb img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  .hit[data-kind='book'] .thumb { padding: ${theme.space.xs}; background: ${theme.color.woodPale}; }
  .hit[data-kind='book'] .thumb img { inline-size: auto; object-fit: contain; box-shadow: ${theme.shadow.sheet}; }
  .thumb:empty { background: ${theme.color.lilacPale}; }
  .thumb:empty::before { content: ''; inline-size: 40%; aspect-ratio: 3 / 4; border: ${theme.line.thin} solid ${theme.color.edge}; border-radius: ${theme.radius.small}; background: linear-gradient(${theme.color.edge} 0 0) center 30% / 60% ${theme.line.thin} no-repeat, linear-gradient(${theme.color.edge} 0 0) center 55% / 60% ${theme.line.thin} no-repeat; }
  .hit h3 { font-size: ${theme.type.h4}; }
  .hit h3 a { color: inherit; text-decoration-color: transparent; }
  .hit h3 a::after { content: ''; position: absolute; inset: 0; }
  .hit:has(a:focus-visible) { outline: ${theme.line.thick} solid ${theme.color.violetDeep}; outline-offset: ${theme.line.thick}; border-radius: ${theme.radius.small}; }
  .hit h3 a:focus-visible { outline: none; }
  ${media.hover} {
    .hit:hover { background: ${theme.color.white}; }
    .hit:hover h3 a { text-decoration-color: currentColor; }
  }
  .note { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .kind { margin-inline-end: ${theme.space.xs}; padding: 0 ${theme.space.xs}; border-radius: ${theme.radius.pill}; background: ${theme.color.lilacPale}; color: ${theme.color.ink}; }
  .excerpt { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; font-size: ${theme.type.small}; }
  mark { background: ${theme.color.sun}; color: ${theme.color.print}; border-radius: 0.15em; box-decoration-break: clone; }
`;
