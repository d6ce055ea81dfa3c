import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { aidGroup } from './aid-group.styles';
import { oneParagraph } from './one-paragraph.styles';
import { ruler } from './ruler.styles';

/** A torn strip of paper over the bottom of the viewport while it is open. */
export const Root = styled.div`
  @media (scripting: none) { display: none; }
  html[data-scripts='lost'] & { display: none; }
  &[data-state='busy'] > .button { background: ${theme.color.lilacPale}; cursor: progress; }
  > .button[aria-expanded='true'] { background: ${theme.color.lilacPale}; translate: 0 ${theme.line.thick}; box-shadow: none; }
  > [role='alert'] { margin-block-start: ${theme.space.xs}; font-size: ${theme.type.small}; line-height: ${theme.leading.snug}; }

  .strip {
    position: fixed;
    inset: auto 0 0;
    inline-size: min(100%, ${theme.width.page});
    /* Low, so that the text is seen above it. */
    max-block-size: 45vh;
    margin: 0 auto;
    padding: ${theme.space.m} min(${theme.space.l}, 5vw) ${theme.space.s};
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 0;
    /* Perforated like a strip of stamps, with its coloured margin. */
    background: linear-gradient(${theme.color.sun} 0.9em, ${theme.color.ink} 0.9em calc(0.9em + ${theme.line.thin}), ${theme.color.white} 0);
    mask: radial-gradient(circle at 50% 0, transparent 0.35em, ${theme.color.ink} 0.4em) 0 0 / 1.2em 100%;
    color: ${theme.color.ink};
    font-size: ${theme.type.tiny};
    line-height: ${theme.leading.snug};
    scroll-padding-block: ${theme.space.xl};
    ${media.forced} { border: ${theme.line.thin} solid; mask: none; }
  }
  .strip:popover-open { display: flex; flex-wrap: wrap; gap: ${theme.space.s} ${theme.space.m}; align-items: center; }
  .strip .title { flex: 1 0 min-content; order: -2; font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  .strip .done { order: -1; position: sticky; z-index: 1; inset-block-start: 0; }
  ${media.low} { .strip .done { position: static; } }
  .strip .title, .strip .done { margin-block-start: ${theme.space.xs}; }
  .strip > :not(.title, .done) { flex: 1 0 100%; min-inline-size: 0; }
  .strip [role='status']:empty { display: none; }
  .strip [role='status'] { padding: ${theme.space.xs} ${theme.space.s}; border-inline-start: ${theme.line.double} solid ${theme.color.sun}; background: ${theme.color.cream}; }

  .aids { display: flex; flex-wrap: wrap; gap: ${theme.space.s} ${theme.space.l}; }
  ${media.phone} { .aids { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xs}; } }
  .sample { font-size: calc(${theme.type.text} * var(--grow, 1)); line-height: ${theme.leading.dense}; }
  :is(.presets, .acts) { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
  [data-preset][aria-pressed='true'] { background: ${theme.color.sun}; color: ${theme.color.print}; ${media.forced} { outline: ${theme.line.thick} solid Highlight; } }
  .strip summary { padding-block: ${theme.space.s}; font-weight: ${theme.weight.bold}; }
  .acts { padding-block-start: ${theme.space.s}; border-block-start: ${theme.line.thin} dashed ${theme.alpha.lineStrong}; }
  ${aidGroup}
  ${ruler}
  ${oneParagraph}
`;
