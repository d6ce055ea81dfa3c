import { hasPuzzle } from 'puzzles/articles';
import styled from 'styled-components';
import { MoreLink } from '@/components/ui/back-link';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { articlePuzzlePath } from '@/lib/paths';

/** Link at the end of an article to the crossword of its words, if it has enough of them (R-PUZ-9). */
export function ArticlePuzzle({ slug, title }: { slug: string; title: string }) {
  const { invite, link } = content.lists.puzzles.article;
  if (!hasPuzzle(content, slug)) return null;
  return (
    <Root className="no-print">
      {invite}{' '}
      <MoreLink href={articlePuzzlePath(slug)} about={title}>
        {link}
      </MoreLink>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.m};
  margin-block-start: ${theme.space.m};
  ${media.phone} { margin-block-start: ${theme.space.s}; font-size: ${theme.type.small}; }
`;
