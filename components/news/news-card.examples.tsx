import type { Article } from 'content/kinds';
import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { NewsCard } from './news-card';
import { newsCards, newsRows } from './news-card.styles';

const [article] = content.articles as [Article];

export const Stage = styled.div`
  container-type: inline-size;
  ${newsCards}
  ${newsRows}
`;

export const examples = {
  Blatt: <NewsCard article={article} sizes="20rem" isRow={false} />,
  'mit Fähnchen': <NewsCard article={article} sizes="20rem" isRow={false} flag="Aktuell" />,
  Zeile: <NewsCard article={article} sizes="20rem" isRow />,
} satisfies Examples;
