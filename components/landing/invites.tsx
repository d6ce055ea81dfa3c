import type { Landing } from 'content/kinds';
import styled from 'styled-components';
import { PuzzleOfWeek } from '@/components/puzzles/puzzle-of-week';
import { MoreLink } from '@/components/ui/back-link';
import { strip } from '@/components/ui/styles/strip';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';

/** A puzzle to play at once, and a link for teachers (R-LAND-8). */
export function Invites({ invites: { puzzle, school } }: { invites: Landing['invites'] }) {
  return (
    <Root aria-label="Rätseln und lernen" className="no-print">
      <ul role="list">
        <li className="sheet">
          <PuzzleOfWeek text={puzzle.text} more={puzzle.more} />
        </li>
        <li className="sheet">
          <h2>{content.school.title}</h2>
          <p>{school.text}</p>
          <MoreLink href={PATHS.school}>{school.more}</MoreLink>
        </li>
      </ul>
    </Root>
  );
}

const Root = styled.section`
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  ul { display: grid; gap: ${theme.space.m}; }
  ${media.handheld} { ul { ${strip} align-items: start; padding-block-end: ${theme.space.xs}; } }
  li { padding: ${theme.space.s} min(${theme.space.m}, 5vw) ${theme.space.xs}; }
  li:nth-of-type(2) { border-block-start: ${theme.space.xs} solid ${theme.color.lilac}; }
  h2 { font-size: ${theme.type.h4}; line-height: ${theme.leading.snug}; }
  p { font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  ${media.desktop} {
    padding-block-end: ${theme.space.section};
    ul { grid-template-columns: 2fr 1fr; gap: ${theme.space.l}; align-items: start; }
    li { padding: ${theme.space.l}; }
    h2 { font-size: ${theme.type.h3}; }
    p { line-height: inherit; }
  }
`;
