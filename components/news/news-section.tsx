import styled from 'styled-components';
import { LinkButton } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { articleOf } from './article-of';
import { NewsCard } from './news-card';
import { newsCards, newsRows } from './news-card.styles';

const FLAGS = ['Highlight', 'Aktuell'];

/** Six items: two large, four small (R-NEWS-1). */
export function NewsSection() {
  const { news, landing } = content;
  if (news.teaser.length === 0) {
    return (
      <Section id="news" tone="cream" kicker={landing.news.kicker} heading={landing.news.heading}>
        <p>Hier stehen bald wieder Nachrichten.</p>
      </Section>
    );
  }
  return (
    <Section id="news" tone="cream" {...landing.news}>
      <Root>
        <div className="front">
          {news.teaser.map((slug, index) => (
            <NewsCard
              key={slug}
              article={articleOf(slug)}
              {...(FLAGS[index] && { flag: FLAGS[index] })}
              sizes={`(width >= 62rem) ${index < FLAGS.length ? '37rem' : '24rem'}, (width >= 40rem) 46vw`}
              isRow={index > 0}
            />
          ))}
        </div>
        <p className="all">
          <LinkButton href={PATHS.news}>Alle Neuigkeiten lesen</LinkButton>
        </p>
      </Root>
    </Section>
  );
}

const Root = styled.div`
  ${newsCards}
  ${newsRows}
  .front { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  ${media.tablet} { .front { gap: ${theme.space.l}; grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  ${media.desk} {
    .front { grid-template-columns: repeat(6, minmax(0, 1fr)); }
    .news-card { grid-column: span 2; }
    .news-card[data-large] { grid-column: span 3; }
    /* Two small sheets share their row; one alone, as the fourth, lies across it, picture beside the words. */
    .news-card:nth-of-type(3):nth-last-of-type(2), .news-card:nth-of-type(4):last-of-type { grid-column: span 3; }
    .news-card:last-of-type:is(:nth-of-type(3n), :first-of-type) {
      grid-column: 1 / -1;
      grid-template: auto / 1fr 2fr;
      > picture { border-radius: ${theme.radius.sheet} 0 0 ${theme.radius.sheet}; }
      > picture img { block-size: 100%; }
    }
  }
  .all { margin-block-start: ${theme.space.l}; text-align: center; }
  ${media.print} { .news-card { break-inside: avoid; } .all, .news-card a { display: none !important; } }
`;
