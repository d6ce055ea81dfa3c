import styled from 'styled-components';
import { readAloudStyles } from '@/components/news/read-aloud.styles';
import { aids } from '@/components/reading/aids.styles';
import { chosenInContrast } from '@/components/ui/styles/chosen';
import { media, theme } from '@/components/ui/theme';

/** Two sheets that face each other, as two who argue; around them what the reader does. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  container-type: inline-size;
  ${media.desk} { gap: ${theme.space.xxl}; }
  > section > h2 { margin-block-end: ${theme.space.s}; font-size: ${theme.type.h3}; }
  h3 { font-size: ${theme.type.h4}; line-height: ${theme.leading.snug}; }
  .tools { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
  .tools .button { padding-inline: min(${theme.space.m}, 4vw); }
  > picture { border-radius: ${theme.radius.large}; overflow: hidden; box-shadow: ${theme.shadow.glow}; }
  > picture img { max-block-size: 26rem; object-fit: cover; }

  .own { padding: min(${theme.space.l}, 5vw); border: ${theme.line.thin} dashed ${theme.color.edge}; border-radius: ${theme.radius.sheet}; }
  .own .answers { display: flex; min-inline-size: 0; margin: 0; padding: 0; border: 0; flex-wrap: wrap; gap: ${theme.space.s}; margin-block-start: ${theme.space.m}; }
  .answers [aria-pressed='true'] { background: ${theme.color.sun}; color: ${theme.color.print}; ${media.forced} { ${chosenInContrast} } }
  .own [role='status'] { margin-block-start: ${theme.space.s}; font-weight: ${theme.weight.bold}; }
  .own [role='status']:empty { display: none; }
  .own .note { margin-block-start: ${theme.space.s}; color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  @media (scripting: none) { .own island-root { display: none; } }
  html[data-scripts='lost'] & .own island-root { display: none; }
  ${media.print} { .own .note, .own [role='status'] { display: none; } }

  .sides { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; ${media.desk} { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  .side { position: relative; padding: ${theme.space.xl} min(${theme.space.l}, 6vw) ${theme.space.l}; border-radius: ${theme.radius.large}; background: ${theme.tint.mint}; }
  .side[data-side='contra'] { background: ${theme.tint.sky}; }
  .side h2 { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h3}; }
  .side .stamp {
    position: absolute;
    inset: -0.6em ${theme.space.m} auto auto;
    padding: 0.1em 0.6em;
    border: ${theme.line.thick} solid ${theme.color.ink};
    border-radius: ${theme.radius.sheet};
    background: ${theme.color.white};
    box-shadow: ${theme.shadow.press};
    font: ${theme.weight.black} ${theme.type.h3}/${theme.leading.snug} ${theme.font.head};
    rotate: 4deg;
  }
  .side[data-side='contra'] .stamp { rotate: -4deg; }
  .side ol { display: grid; gap: ${theme.space.s}; margin-block-start: ${theme.space.l}; counter-reset: reason; }
  .side li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${theme.space.s}; align-items: start; font-weight: ${theme.weight.medium}; counter-increment: reason; }
  .side li::before {
    content: counter(reason);
    display: grid;
    place-items: center;
    inline-size: 1.7em;
    block-size: 1.7em;
    border-radius: 50%;
    background: ${theme.color.white};
    font: ${theme.weight.black} 1em/1 ${theme.font.head};
  }

  .talk { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; align-items: start; ${media.desk} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } }
  .talk h2 { margin-block-end: ${theme.space.s}; font-size: ${theme.type.h3}; }
  .talk ul { display: grid; gap: ${theme.space.s}; justify-items: start; }
  .talk li { padding: ${theme.space.s} ${theme.space.l}; border-radius: ${theme.radius.large}; border-end-start-radius: 0; background: ${theme.tint.sun}; font-weight: ${theme.weight.medium}; }
  .talk li:nth-of-type(even) { justify-self: end; border-end-start-radius: ${theme.radius.large}; border-end-end-radius: 0; background: ${theme.tint.lilac}; }
  .talk .sheet { padding: min(${theme.space.l}, 6vw); }

  .facts ul, .rules ol, .classes ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; }
  ${media.desk} { .facts ul { grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); } .rules ol, .classes ul { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  .facts li { padding-block-start: ${theme.space.s}; border-block-start: ${theme.line.double} double ${theme.color.ink}; }
  .facts .source { margin-block-start: ${theme.space.xs}; color: ${theme.color.soft}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; overflow-wrap: anywhere; }
  .rules li, .classes li { padding-inline-start: ${theme.space.m}; border-inline-start: ${theme.space.xs} solid ${theme.color.coral}; }
  .rules li p, .classes li p { margin-block-start: ${theme.space.xxs}; font-size: ${theme.type.small}; }

  .ballot { padding: min(${theme.space.l}, 6vw); border-radius: ${theme.radius.large}; background: ${theme.color.cream}; }
  .ballot p { max-inline-size: ${theme.width.text}; }
  .ballot p + p { margin-block-start: ${theme.space.s}; }
  .ballot a { display: inline-block; padding-block: ${theme.space.s}; font-weight: ${theme.weight.bold}; }

  .others ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; margin-block: ${theme.space.m}; ${media.tablet} { grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); } }
  .others li { padding: ${theme.space.m} min(${theme.space.l}, 5vw); }
  .others li p { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .others li a { color: ${theme.color.ink}; }
  .others li a::after { content: ''; position: absolute; inset: 0; }
  .others > p a { display: inline-block; padding-block: ${theme.space.s}; }
  ${aids}
  ${readAloudStyles}
  ${media.print} { .side, .ballot, .talk li { border: ${theme.line.hair} solid; background: none; break-inside: avoid; } .sides { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`;
