import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** The look of the search page: question, answer, hits, list of all pages. */
export const searchStyles = css`
  .question { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: ${theme.space.xs} ${theme.space.s}; max-inline-size: ${theme.width.text}; }
  .question label { grid-column: 1 / -1; font-size: ${theme.type.small}; font-weight: ${theme.weight.bold}; }
  .question input {
    min-inline-size: 0;
    min-block-size: ${theme.size.field};
    padding: ${theme.space.xs} ${theme.space.m};
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.white};
  }
  ${media.tablet} { .question input { padding-inline: ${theme.space.l}; font-size: ${theme.type.lead}; } }
  .question input::placeholder { color: ${theme.color.soft}; }
  @media (scripting: none) { .question { display: none; } }

  .count { min-block-size: ${theme.leading.text}em; margin-block: ${theme.space.s} ${theme.space.l}; color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .notice { justify-items: start; margin-block-end: ${theme.space.xl}; }
  .nothing { display: grid; gap: ${theme.space.xs}; margin-block-end: ${theme.space.xl}; }
  .nothing h2 { font-size: ${theme.type.h3}; }
  .nothing section { margin-block-start: ${theme.space.m}; }
  .nothing h3 { margin-block-end: ${theme.space.xs}; font-size: ${theme.type.h4}; }
  .ways { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
  .ways a {
    display: inline-grid;
    align-items: center;
    min-block-size: ${theme.size.touch};
    padding: ${theme.space.xxs} ${theme.space.m};
    border: ${theme.line.thin} solid ${theme.alpha.lineStrong};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.white};
    color: ${theme.color.ink};
    font-size: ${theme.type.small};
    text-decoration: none;
  }
  ${media.hover} { .ways a:hover { border-color: ${theme.color.ink}; } }

  .answer {
    display: grid;
    gap: ${theme.space.s};
    max-inline-size: ${theme.width.text};
    padding: ${theme.space.l};
    border-inline-start: ${theme.space.xs} solid ${theme.color.sun};
  }
  .answer .kicker { margin: 0; }
  .answer .button { text-align: start; }
  .answer dl > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${theme.width.card}), 1fr));
    gap: 0 ${theme.space.m};
    padding-block: ${theme.space.xs};
    border-block-start: ${theme.line.hair} solid ${theme.alpha.line};
  }
  .answer dt a { display: inline-block; padding-block: ${theme.space.xxs}; color: ${theme.color.ink}; font-weight: ${theme.weight.bold}; }
  .answer dd { margin: 0; padding-block: ${theme.space.xxs}; }
  .hits > .hint { margin-block-end: calc(${theme.space.m} - ${theme.space.xxl}); }
  .hint { color: ${theme.color.soft}; font-size: ${theme.type.small}; }

  .hits { display: grid; gap: ${theme.space.xxl}; }
  .hits > section:not(.answer) > h2, .map > h2 { padding-block-end: ${theme.space.xs}; border-block-end: ${theme.line.double} double ${theme.color.ink}; font-size: ${theme.type.h3}; }
  .hits .answer h2 { font-size: ${theme.type.h3}; }
  .hits .number { color: ${theme.color.soft}; font: ${theme.weight.normal} ${theme.type.small} ${theme.font.text}; letter-spacing: 0; }
  ${media.desk} { .hits ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${theme.space.xxl}; } .hits .best > :nth-child(1):nth-last-child(odd) { grid-column: 1 / -1; } }
  .hit {
    position: relative;
    display: grid;
    grid-template-columns: ${theme.size.object} minmax(0, 1fr);
    gap: ${theme.space.m};
    align-items: start;
    padding-block: ${theme.space.m};
    border-block-end: ${theme.line.hair} solid ${theme.alpha.line};
  }
  ${media.tablet} { .hit { grid-template-columns: calc(${theme.size.object} * 1.5) minmax(0, 1fr); gap: ${theme.space.l}; } }
  .thumb { display: grid; place-items: center; grid-template-rows: minmax(0, 1fr); aspect-ratio: 4 / 3; border-radius: ${theme.radius.small}; background: ${theme.color.cream}; overflow: hidden; }
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
  mark { background: ${theme.color.sun}; color: inherit; border-radius: 0.15em; box-decoration-break: clone; }

  .map { margin-block-start: ${theme.space.l}; }
  .map > div { columns: ${theme.width.card}; column-gap: ${theme.space.xxl}; margin-block-start: ${theme.space.l}; }
  .map section { margin-block-end: ${theme.space.xl}; }
  .map h3 { margin-block-end: ${theme.space.xs}; font-size: ${theme.type.h4}; break-after: avoid; }
  .map li { break-inside: avoid; }
  .map a { display: inline-block; max-inline-size: 100%; padding-block: ${theme.space.xxs}; color: ${theme.color.ink}; font-size: ${theme.type.small}; }
`;
