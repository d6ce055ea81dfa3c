import styled from 'styled-components';
import { strip } from '@/components/ui/styles/strip';
import { media, theme } from '@/components/ui/theme';

/** The newspaper and two rows of coloured scraps, each pressed anywhere; the rows of a phone scroll sideways. */
export const Root = styled.section`
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  padding-block-start: ${theme.space.l};
  &, ul { display: grid; gap: ${theme.space.m}; }
  ${media.handheld} { ul { ${strip} grid-template-columns: calc(${theme.width.card} * 0.45); grid-auto-columns: max(${theme.width.card} * 0.65, 38%); } }
  .cover { grid-row: span 2; }
  li { padding: ${theme.space.m}; background: ${theme.tint.sky}; }
  li:nth-of-type(2) { background: ${theme.tint.coral}; }
  li:nth-of-type(3) { background: ${theme.tint.sun}; }
  li:nth-of-type(4) { background: ${theme.tint.mint}; }
  h3 { font-size: ${theme.type.tiny}; }
  p { font: ${theme.weight.bold} ${theme.type.small}/${theme.leading.snug} ${theme.font.head}; }
  p > a { color: inherit; text-decoration: none; }
  p > a::after { content: ''; position: absolute; inset: 0; }
  summary { display: flex; align-items: center; min-block-size: ${theme.size.touch}; }
  ${media.desktop} {
    ul { grid-template-columns: 1fr 2fr 2fr; }
    p { font-size: ${theme.type.h3}; }
  }
`;
