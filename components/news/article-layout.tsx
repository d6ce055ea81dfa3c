import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { newsCards, threeColumns } from './styles/news-grid';
import { quizStyles } from './styles/quiz';
import { textStyles } from './styles/text';

/** The styled root of an article page. In print it becomes a page of a newspaper in two columns. */
export const ArticleLayout = styled.div`
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  padding-block: calc(${theme.space.header} + ${theme.space.l}) ${theme.space.section};

  header { display: grid; gap: ${theme.space.s}; margin-block: ${theme.space.s} ${theme.space.l}; max-inline-size: calc(${theme.width.text} * 1.2); }
  .read-aloud { margin: 0; padding: 0; border: 0; display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space.s}; font-size: ${theme.type.small}; }
  .read-aloud select { min-block-size: ${theme.size.touch}; padding-inline: ${theme.space.s}; border: ${theme.line.thin} solid ${theme.color.edge}; border-radius: ${theme.radius.small}; background: ${theme.color.white}; }
  header h1 { font-size: ${theme.type.h2}; }
  .meta { display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space.xxs} ${theme.space.m}; color: ${theme.color.soft}; font-size: ${theme.type.small}; }

  .title-picture { position: relative; aspect-ratio: 16 / 9; border-radius: ${theme.radius.large}; overflow: hidden; background: ${theme.color.cream}; }
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

  .columns { display: grid; gap: ${theme.space.xxl}; margin-block-start: ${theme.space.xl}; }
  ${media.desk} { .columns { grid-template-columns: minmax(0, ${theme.width.text}) minmax(0, 1fr); column-gap: ${theme.space.xxxl}; } }

  ${textStyles}
  ${quizStyles}
  ${newsCards}
  .related { margin-block-start: ${theme.space.section}; }
  .related h2 { margin-block-end: ${theme.space.l}; font-size: ${theme.type.h3}; }
  .related > div { ${threeColumns} }

  ${media.print} {
    padding: 0;
    inline-size: 100%;
    header { border-block: ${theme.line.double} double; padding-block: ${theme.space.s}; max-inline-size: none; }
    .columns { display: block; }
    .text { columns: 2; column-gap: ${theme.space.xl}; text-align: justify; }
    .title-picture { max-inline-size: 70%; margin-inline: auto; }
  }
`;
