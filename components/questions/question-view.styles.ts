import styled from 'styled-components';
import { explainedWords } from '@/components/news/annotated.styles';
import { textStyles } from '@/components/news/blocks.styles';
import { levels } from '@/components/news/level-switch.styles';
import { readAloudStyles } from '@/components/news/read-aloud.styles';
import { sources } from '@/components/news/sources.styles';
import { aids } from '@/components/reading/aids.styles';
import { media, theme } from '@/components/ui/theme';
import { questionCards } from './question-cards.styles';

/** A short text, with links beside it on a desk and below it elsewhere. */
export const Root = styled.div`
  container-type: inline-size;
  --text: ${theme.width.text};
  .tools { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; margin-block-end: ${theme.space.s}; }
  .tools .button { padding-inline: min(${theme.space.m}, 4vw); }
  ${aids}
  ${levels}
  ${readAloudStyles}
  ${textStyles}
  ${explainedWords}
  ${questionCards}
  .answer { clear: both; max-inline-size: ${theme.width.text}; }
  ${sources}
  .from { display: flow-root; margin-block-start: ${theme.space.xl}; }
  .asked { max-inline-size: ${theme.width.text}; margin-block-start: ${theme.space.l}; padding: ${theme.space.s} ${theme.space.m}; border-inline-start: ${theme.space.xs} solid ${theme.color.coral}; font-size: ${theme.type.small}; }
  .others { margin-block-start: ${theme.space.xxl}; }
  .others > h2 { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h3}; }
  ${media.desk} {
    @media screen {
      html:not([data-size='4'], [data-size='5'], [data-column='wide']) & {
        display: grid;
        grid-template-columns: minmax(0, ${theme.width.text}) minmax(0, 1fr);
        gap: ${theme.space.xxxl};
        align-items: start;
        .others { margin-block-start: 0; }
        .others ul { grid-template-columns: minmax(0, 1fr); }
      }
    }
  }
`;
