import styled from 'styled-components';
import { corrections } from '@/components/news/corrections.styles';
import { readAloudStyles } from '@/components/news/read-aloud.styles';
import { aids } from '@/components/reading/aids.styles';
import { folded } from '@/components/ui/sheet.styles';
import { media, theme } from '@/components/ui/theme';
import { classVotes } from './class-votes.styles';
import { debateList } from './debate-list.styles';
import { ownAnswer } from './own-answer.styles';
import { side } from './side.styles';

/** Two sheets side by side for the two sides; around them the parts for the reader. */
export const Root = styled.div`
  ${corrections}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  container-type: inline-size;
  ${media.desktop} { gap: ${theme.space.xxl}; }
  > section > h2 { margin-block-end: ${theme.space.s}; font-size: ${theme.type.h3}; }
  h3 { font-size: ${theme.type.h4}; line-height: ${theme.leading.snug}; }
  .tools { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
  .tools .button { padding-inline: min(${theme.space.m}, 4vw); }
  > picture { border-radius: ${theme.radius.large}; overflow: hidden; box-shadow: ${theme.shadow.glow}; }
  > picture img { max-block-size: ${theme.width.narrow}; object-fit: cover; }

  .own { padding: min(${theme.space.l}, 5vw); border: ${theme.line.thin} dashed ${theme.color.edge}; border-radius: ${theme.radius.sheet}; }
  @media (scripting: none) { .own island-root { display: none; } }
  html[data-scripts='lost'] & .own island-root { display: none; }

  .sides { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; ${media.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); } }

  .talk { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; align-items: start; ${media.desktop} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } }
  .talk h2 { margin-block-end: ${theme.space.s}; font-size: ${theme.type.h3}; }
  .talk ul { display: grid; gap: ${theme.space.s}; justify-items: start; }
  .talk li { padding: ${theme.space.s} ${theme.space.l}; border-radius: ${theme.radius.large}; border-end-start-radius: 0; background: ${theme.tint.sun}; font-weight: ${theme.weight.medium}; text-wrap: balance; }
  .talk li:nth-of-type(even) { justify-self: end; border-end-start-radius: ${theme.radius.large}; border-end-end-radius: 0; background: ${theme.tint.lilac}; }
  .talk .sheet { padding: min(${theme.space.l}, 6vw); ${folded} }

  .facts ul, .rules ol { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; }
  ${media.desktop} { .facts ul { grid-template-columns: repeat(auto-fit, minmax(${theme.width.card}, 1fr)); } .rules ol { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  .facts li { padding-block-start: ${theme.space.s}; border-block-start: ${theme.line.double} double ${theme.color.ink}; }
  .facts .source { margin-block-start: ${theme.space.xs}; color: ${theme.color.soft}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; overflow-wrap: anywhere; }
  .rules li { padding-inline-start: ${theme.space.m}; border-inline-start: ${theme.space.xs} solid ${theme.color.coral}; }
  .rules li p { margin-block-start: ${theme.space.xxs}; font-size: ${theme.type.small}; }

  .ballot { padding: min(${theme.space.l}, 6vw); border-radius: ${theme.radius.large}; background: ${theme.color.cream}; }
  .ballot p { max-inline-size: ${theme.width.text}; }
  .ballot p + p { margin-block-start: ${theme.space.s}; }
  .ballot a { display: inline-block; padding-block: ${theme.space.s}; font-weight: ${theme.weight.bold}; }

  ${ownAnswer}
  ${side}
  ${classVotes}
  ${debateList}
  ${aids}
  ${readAloudStyles}
  ${media.print} {
    h2 { break-after: avoid; }
    .sides, .rules li, .facts li, .talk > div { break-inside: avoid; }
    .ballot, .talk li:nth-of-type(n) { border: ${theme.line.hair} solid; background: none; break-inside: avoid; }
    .talk { display: block; }
    .talk .sheet { margin-block-start: ${theme.space.m}; }
    .sides { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;
