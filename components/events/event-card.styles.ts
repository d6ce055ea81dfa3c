import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { category } from './category.styles';
import { leafOnCard } from './leaf.styles';
import { over } from './over.styles';

export const eventCard = css`
  ${category}
  ${over}
  .event {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr);
    block-size: 100%;
    border-block-start: ${theme.space.xs} solid var(--category);
  }
  .event > picture img { aspect-ratio: 16 / 10; object-fit: cover; }

  ${leafOnCard}

  .words { display: flex; flex-direction: column; gap: ${theme.space.s}; padding: ${theme.space.m} min(${theme.space.l}, 5vw) ${theme.space.s}; }
  .labels { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; align-items: center; }
  .facts { display: grid; gap: ${theme.space.xxs}; font-size: ${theme.type.small}; }
  .facts li { display: flex; gap: ${theme.space.xs}; align-items: baseline; }
  .facts span { min-inline-size: 0; }
  .facts svg { translate: 0 0.2em; color: ${theme.color.violetDeep}; }
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

  /* On a phone and on paper the picture lies beside category and title, the leaf pinned to its corner; facts and text run below. */
  ${media.rows} { ${media.roomy} {
    .event { grid-template: auto 1fr / ${theme.size.thumb} minmax(0, 1fr); gap: ${theme.space.xxs} ${theme.space.s}; padding: ${theme.space.s} ${theme.space.s} 0; border-block-start-width: ${theme.space.xxs}; }
    .event > picture { position: relative; grid-area: 1 / 1 / span 2; min-block-size: 4lh; border-radius: ${theme.radius.small}; }
    .event > picture img { position: absolute; block-size: 100%; aspect-ratio: auto; }
    .words { display: contents; }
    .words h3 { font-size: ${theme.type.text}; }
    .labels { gap: ${theme.space.xxs}; }
    .labels > [data-tone] { line-height: ${theme.leading.snug}; }
    .words > :not(.labels, h3) { grid-column: 1 / -1; }
    .facts { display: flex; flex-wrap: wrap; gap: 0 ${theme.space.s}; margin-block-start: ${theme.space.xxs}; font-size: ${theme.type.tiny}; line-height: ${theme.leading.snug}; }
    .description { line-height: ${theme.leading.dense}; }
    .ways { border: 0; padding: 0; font-size: ${theme.type.small}; }
    .ways [data-tone] { font-size: ${theme.type.tiny}; }
  } }

  /* The one that was chosen goes over into its page. */
  .event:focus-within {
    > picture { view-transition-name: event; }
    h3 { inline-size: fit-content; view-transition-name: event-title; }
  }

  /* What is over fades back; the island marks it by the visitor's clock. */
  [data-state='past'] picture img { filter: grayscale(0.85); }
  ${media.print} {
    .event { padding-block-end: ${theme.space.s}; }
    .ways, .maps { display: none; }
  }
`;
