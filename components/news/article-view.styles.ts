import styled from 'styled-components';
import { aids } from '@/components/reading/aids.styles';
import { worksheetLinks } from '@/components/school/worksheet-links.styles';
import { media, theme } from '@/components/ui/theme';
import { textStyles } from './blocks.styles';
import { corrections } from './corrections.styles';
import { levels } from './level-switch.styles';
import { marginStyles } from './margin-box.styles';
import { newsRelated } from './news-card.styles';
import { readAloudStyles } from './read-aloud.styles';
import { sources } from './sources.styles';

/** Root of an article page. Prints as a newspaper page in two columns. */
export const Root = styled.div`
  container-type: inline-size;
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  padding-block: calc(${theme.space.header} + ${theme.space.l}) ${theme.space.section};

  header { display: grid; gap: ${theme.space.s}; margin-block: ${theme.space.s} ${theme.space.l}; max-inline-size: calc(${theme.width.text} * 1.2); }
  header h1 { font-size: ${theme.type.h2}; }
  header .meta { display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space.xxs} ${theme.space.m}; color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .tools { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; margin-block-end: ${theme.space.s}; }
  /* Twice as large, their words still fit a phone of 320 pixels. */
  .tools .button { padding-inline: min(${theme.space.m}, 4vw); }

  .title-picture { position: relative; aspect-ratio: 16 / 9; border-radius: ${theme.radius.large}; overflow: hidden; background: ${theme.color.cream}; box-shadow: ${theme.shadow.glow}; }
  .title-picture img { inline-size: 100%; block-size: 100%; object-fit: cover; transition: opacity ${theme.motion.slow}; }
  .title-picture[data-loading] img { opacity: 0; }
  .title-picture[data-loading]::after {
    content: '';
    position: absolute;
    inset: calc(50% - 1.5em);
    inline-size: 3em;
    block-size: 3em;
    border: ${theme.line.double} solid ${theme.alpha.lineStrong};
    border-block-start-color: ${theme.color.violet};
    border-radius: 50%;
    ${media.moving} { animation: turn 1s linear infinite; }
  }
  @keyframes turn { to { rotate: 1turn; } }

  &:not(:has(> .related:focus-within)) {
    .title-picture { view-transition-name: article; }
    h1 { view-transition-name: article-title; }
  }

  .columns { display: flow-root; margin-block-start: ${theme.space.xl}; --text: min(${theme.width.text}, 57cqi); --beside: calc(100cqi - var(--text) - ${theme.space.xxxl}); }
  .below { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(${theme.width.narrow}, 100%), 1fr)); gap: ${theme.space.l}; align-items: start; margin-block-start: ${theme.space.xl}; }
  /* The sources (sources.styles.ts) below the text, the tips beside them as soon as that column is free, else below them. */
  ${media.desktop} {
    @media screen {
      .below { display: block; }
      .below > aside { display: flow-root; max-inline-size: var(--text); }
    }
  }

  ${aids}
  ${corrections}
  ${sources}
  ${worksheetLinks}
  ${levels}
  ${readAloudStyles}
  ${textStyles}
  ${marginStyles}
  ${newsRelated}
  .related { margin-block-start: ${theme.space.section}; }
  .related h2 { margin-block-end: ${theme.space.l}; font-size: ${theme.type.h3}; }
  ${media.phone} {
    padding-block: calc(${theme.space.header} + ${theme.space.m}) ${theme.space.m};
    header { gap: ${theme.space.xs}; margin-block: ${theme.space.xs} ${theme.space.s}; }
    .columns, .below { margin-block-start: ${theme.space.m}; }
    .related { margin-block-start: ${theme.space.m}; }
    .related h2 { margin-block-end: ${theme.space.s}; }
  }
  .related > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  ${media.tablet} { .related > div { gap: ${theme.space.l}; } }
  ${media.desktop} { .related > div { grid-template-columns: repeat(3, minmax(0, 1fr)); } }

  ${media.print} {
    padding: 0;
    inline-size: 100%;
    header { border-block: ${theme.line.double} double; padding-block: ${theme.space.s}; max-inline-size: none; }
    .title-picture { max-inline-size: 70%; margin-inline: auto; }
  }
`;
