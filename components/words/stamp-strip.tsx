import styled from 'styled-components';
import { Island } from '@/components/islands/island';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { StampButtons } from './stamp-strip.island';

/** An article's stamps for „Mein Duda“, below the article (R-WORD-7). */
export function StampStrip() {
  const { title, stamps, faults } = content.lists.myDuda;
  return (
    <Root className="stamp-strip no-print">
      <p>{stamps.invite}</p>
      <Island of={StampButtons} also="Remember" props={{ copy: { title, stamps, faults } }} />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};
  margin-block-start: ${theme.space.l};
  padding: ${theme.space.m};
  border: ${theme.line.thin} dashed ${theme.color.edge};
  border-radius: ${theme.radius.sheet};
  > p { font-weight: ${theme.weight.medium}; }
  .button[data-kept] { background: ${theme.color.mint}; color: ${theme.color.print}; rotate: -2deg; }
  [role='status'] { flex-basis: 100%; font-size: ${theme.type.small}; }
  [role='status']:empty { position: absolute; }
  ${media.phone} { margin-block-start: ${theme.space.m}; padding: ${theme.space.s}; }
  @media (scripting: none) { display: none; }
  html[data-scripts='lost'] & { display: none; }
`;
