import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** News cards wherever they stand in a grid. */
export const newsCards = css`
  .news-card { display: grid; grid-template-rows: auto 1fr; }
  .news-card > .picture { border-radius: ${theme.radius.sheet} ${theme.radius.sheet} 0 0; }
  .news-card > .picture img { aspect-ratio: 16 / 9; object-fit: cover; }
  .news-card > div {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: ${theme.space.xs};
    padding: ${theme.space.m} ${theme.space.l} ${theme.space.s};
  }
  .news-card :is(h2, h3) { font-size: ${theme.type.h4}; line-height: ${theme.leading.snug}; }
  .news-card[data-large] :is(h2, h3) { font-size: ${theme.type.h3}; }
  .news-card p { font-size: ${theme.type.small}; }
  .news-card .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.xxs} ${theme.space.xs};
    color: ${theme.color.soft};
    font-size: ${theme.type.tiny};
  }
`;
