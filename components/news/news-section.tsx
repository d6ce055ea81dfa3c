import styled from 'styled-components';
import { LinkButton } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { articleOf } from './article-of';
import { NewsCard } from './news-card';
import { newsFront } from './news-card.styles';

const FLAGS = ['Highlight', 'Aktuell'];

/** Six articles: two large, four small (R-NEWS-1). */
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
  ${newsFront}
  .front { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  ${media.tablet} { .front { gap: ${theme.space.l}; grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  ${media.desktop} { .front { grid-template-columns: repeat(6, minmax(0, 1fr)); } }
  .all { margin-block-start: ${theme.space.l}; text-align: center; }
  ${media.print} { .all { display: none !important; } }
`;
