import { withBase } from 'content/base-path';
import { allKinds, type Kind } from 'content/puzzle-kinds';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Island } from '@/components/islands/island';
import { LOOKS } from '@/components/puzzles/looks';
import { MoreLink } from '@/components/ui/back-link';
import { Page } from '@/components/ui/page';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { ingredientsFile } from '@/lib/puzzles/booklet/ingredients';
import { type BookletCopy, BookletMaker } from './booklet.island';
import { booklet } from './booklet.styles';

/** Nested in the styles of all kinds, as a booklet may contain any of them. */
export const InEveryLook = ({ children }: { children: ReactNode }) =>
  allKinds().reduceRight((inner, kind) => {
    const Look = LOOKS[kind].Root;
    return <Look key={kind}>{inner}</Look>;
  }, children);

/** Texts of the booklet. */
export function bookletCopy(): BookletCopy {
  const { booklet, kinds } = content.lists.puzzles;
  const { title, owner, solutions, ready, stopped, lost, none } = booklet;
  const how = Object.fromEntries(allKinds().map((kind) => [kind, kinds[kind].how])) as Record<Kind, string>;
  return { title, owner, solutions, ready, stopped, lost, none, paper: content.site.portal, how };
}

/** The page where visitors compose a booklet of puzzles (R-PUZ-60). */
export function BookletMakerPage() {
  const { puzzles } = content.lists;
  const { title, intro, without, archive } = puzzles.booklet;
  return (
    <Page title={title} lead={intro} back={{ href: PATHS.puzzles, label: puzzles.title }} onPaper="content">
      <Root>
        <p className="booklet-without">{without}</p>
        <InEveryLook>
          <Island
            of={BookletMaker}
            now="?heft"
            props={{ ingredients: withBase(ingredientsFile(content).path), copy: bookletCopy() }}
          />
        </InEveryLook>
        <p className="no-print">
          <MoreLink href={PATHS.puzzles}>{archive}</MoreLink>
        </p>
      </Root>
    </Page>
  );
}

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  .booklet-without { display: none; max-inline-size: ${theme.width.text}; }
  @media (scripting: none) { .booklet-without { display: block; } }
  html[data-scripts='lost'] & .booklet-without { display: block; }
  ${booklet}
  ${media.print} { display: block; }
`;
