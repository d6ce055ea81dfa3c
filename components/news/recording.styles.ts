import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** A recording: a strip of paper with the browser's player, and the chapters below. */
export const Root = styled.section`
  clear: both;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  max-inline-size: ${theme.width.text};
  margin: 0 0 ${theme.space.l};
  padding: ${theme.space.m};
  border: ${theme.line.hair} solid ${theme.alpha.lineStrong};
  border-radius: ${theme.radius.sheet};
  background: ${theme.color.white};
  font-size: ${theme.type.small};
  strong { font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; margin-inline-end: ${theme.space.xs}; }
  audio { inline-size: 100%; }
  .scripted { display: flex; flex-wrap: wrap; gap: ${theme.space.xs} ${theme.space.m}; align-items: center; justify-content: space-between; }
  ol { display: flex; flex-wrap: wrap; gap: ${theme.space.xxs}; margin: 0; padding: 0; }
  .button { white-space: normal; text-align: start; }
  [aria-current='true'] { background: ${theme.color.lilacPale}; }
  select {
    min-block-size: ${theme.size.touch};
    padding-inline: ${theme.space.xs};
    border: ${theme.line.thin} solid ${theme.color.edge};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
  }
  ${media.forced} { [aria-current='true'] { outline: ${theme.line.thick} solid Highlight; } }
  @media (scripting: none) { .scripted { display: none; } }
  html[data-scripts='lost'] & .scripted { display: none; }
`;
