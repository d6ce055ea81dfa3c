import styled from 'styled-components';
import { aids } from '@/components/reading/aids.styles';
import { ReadingBar } from '@/components/reading/reading-bar';
import { MoreLink } from '@/components/ui/back-link';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { articleWithBothTexts } from '@/lib/news/both-texts';
import { articlePath } from '@/lib/paths';

/** The beginning of an article in both levels, with a working reading bar (R-PAR-3). */
export function TwoLevels() {
  const { heading, more } = content.parents.levels;
  const article = articleWithBothTexts(content);
  if (!article) return null;
  return (
    <Root className="no-print">
      <h3>{heading}</h3>
      <ReadingBar forAdults />
      <div className="texts" data-reading="">
        <div className="sheet">
          <h4>Ganz</h4>
          <p>{article.whole}</p>
        </div>
        <div className="sheet">
          <h4>Kurz und leicht</h4>
          <p>{article.simple}</p>
        </div>
      </div>
      <MoreLink href={articlePath(article.slug)} about={article.title}>
        {more}
      </MoreLink>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  justify-items: start;
  margin-block-start: ${theme.space.l};
  .texts { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; inline-size: 100%; }
  ${media.desktop} { .texts { grid-template-columns: 1fr 1fr; align-items: start; } }
  html:is([data-size='4'], [data-size='5'], [data-column='wide']) & .texts { grid-template-columns: minmax(0, 1fr); }
  .texts > div { padding: min(${theme.space.l}, 6vw); border-block-start: ${theme.space.xs} solid ${theme.color.lilac}; }
  .texts > div + div { border-block-start-color: ${theme.color.sun}; }
  h4 { margin-block-end: ${theme.space.xs}; }
  ${aids}
`;
