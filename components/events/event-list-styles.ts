import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { category } from './category-styles';
import { leaf } from './leaf-styles';

/** The grid of event cards and the cards in it. */
export const eventList = css`
  ${category}
  .filter-items { --row: ${theme.row.event}; display: grid; gap: ${theme.space.xl} ${theme.space.l}; }
  ${media.tablet} { .filter-items { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  ${media.desk} { .filter-items { grid-template-columns: repeat(3, minmax(0, 1fr)); } }

  .card-html { block-size: 100%; }
  .event {
    display: grid;
    grid-template-rows: auto 1fr;
    block-size: 100%;
    border-block-start: ${theme.space.xs} solid var(--category);
  }
  .event > .picture img { aspect-ratio: 16 / 10; object-fit: cover; }

  ${leaf}
  .event > .leaf { position: absolute; inset: calc(-1 * ${theme.space.m}) ${theme.space.m} auto auto; rotate: 3deg; }

  .words { display: flex; flex-direction: column; gap: ${theme.space.s}; padding: ${theme.space.m} ${theme.space.l} ${theme.space.s}; }
  .labels { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; align-items: center; }
  .facts { display: grid; gap: ${theme.space.xxs}; font-size: ${theme.type.small}; }
  .facts li { display: flex; gap: ${theme.space.xs}; align-items: baseline; }
  .facts .icon { translate: 0 0.2em; color: ${theme.color.violetDeep}; }
  .maps { display: inline-block; padding-block: ${theme.space.xxs}; font-weight: ${theme.weight.bold}; white-space: nowrap; }
  .description {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-size: ${theme.type.small};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${theme.space.m};
    margin-block-start: auto;
    border-block-start: ${theme.line.thin} dashed ${theme.alpha.line};
    padding-block-start: ${theme.space.xxs};
  }
  .to-calendar {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xxs};
    min-block-size: ${theme.size.touch};
    color: ${theme.color.ink};
    font-size: ${theme.type.small};
    hyphens: manual;
  }

  /* What is over is stamped so and fades back; the island marks it by the visitor's clock. */
  li .over, tr .over { display: none; }
  [data-state='past'] .over { display: inline-block; }
  [data-state='past'] .picture img, [data-state='past'] .leaf { filter: grayscale(0.85); }
`;
