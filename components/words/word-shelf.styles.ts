import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** A shelf: boards behind the rows, each word a book spine. */
export const wordShelfStyles = css`
  .spines {
    --row: 12em;
    --board: 0.75em;
    display: flex;
    flex-wrap: wrap;
    min-block-size: var(--row);
    padding-inline: ${theme.space.s};
    border-inline: ${theme.space.xs} solid ${theme.color.wood};
    border-radius: ${theme.radius.small};
    background:
      repeating-linear-gradient(transparent 0 calc(var(--row) - var(--board)), ${theme.color.woodDeep} calc(var(--row) - var(--board)) calc(var(--row) - var(--board) + ${theme.line.thin}), ${theme.color.wood} calc(var(--row) - var(--board) + ${theme.line.thin}) var(--row)),
      ${theme.color.cream};
  }
  .spine { display: flex; align-items: end; block-size: var(--row); padding-block-end: var(--board); }
  .spine-back {
    --high: 5em;
    display: grid;
    place-items: center;
    /* Written downwards: the inline size is how high it stands. */
    min-inline-size: var(--high);
    max-inline-size: 100%;
    min-block-size: 2.6em;
    padding: ${theme.space.xxs} ${theme.space.xs};
    border: ${theme.line.hair} solid ${theme.color.ink};
    border-start-start-radius: ${theme.space.xxs};
    border-end-start-radius: ${theme.space.xxs};
    background: ${theme.color.mint};
    color: ${theme.color.print};
    font: ${theme.weight.bold} ${theme.type.tiny}/1 ${theme.font.head};
    writing-mode: vertical-rl;
    hyphens: manual;
    overflow: hidden;
  }
  .spine[data-box='2'] > .spine-back { --high: 6.25em; }
  .spine[data-box='3'] > .spine-back { --high: 7.5em; }
  .spine[data-box='4'] > .spine-back { --high: 8.75em; }
  .spine[data-box='5'] > .spine-back { --high: 10em; border-inline: ${theme.space.xs} solid ${theme.color.sunDeep}; }
  .spine:nth-of-type(5n + 2) > .spine-back { background: ${theme.color.sky}; min-block-size: 3em; }
  .spine:nth-of-type(5n + 3) > .spine-back { background: ${theme.color.pink}; }
  .spine:nth-of-type(5n + 4) > .spine-back { background: ${theme.color.sun}; min-block-size: 2.3em; }
  .spine:nth-of-type(5n) > .spine-back { background: ${theme.color.lilac}; }
  .spine:nth-of-type(7n) > .spine-back { rotate: -3deg; transform-origin: 100% 100%; margin-inline: ${theme.space.xs}; }
  ${media.forced} { .spines { border-block-end: ${theme.line.thick} solid CanvasText; } }
`;
