import { css } from 'styled-components';
import { aidColour, media, theme } from '@/components/ui/theme';

/** Radio buttons styled as stamps in a row; on phones the legend is in front of them. */
export const aidGroup = css`
  .aid { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  .aid legend { padding: 0; margin-block-end: ${theme.space.xxs}; color: ${theme.color.soft}; font-weight: ${theme.weight.bold}; }
  .stamps { display: flex; flex-wrap: wrap; gap: ${theme.space.xxs}; }
  .stamps label {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: ${theme.size.touch};
    min-block-size: ${theme.size.touch};
    padding-inline: ${theme.space.s};
    border: ${theme.line.thin} solid ${theme.color.edge};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.medium};
    cursor: pointer;
  }
  ${media.hover} { .stamps label:hover { border-color: ${theme.color.ink}; } }
  .stamps label:has(:checked) { border-color: ${theme.color.ink}; background: ${theme.color.sun}; color: ${theme.color.print}; }
  .stamps label:has(:focus-visible) { outline: ${theme.line.thick} solid ${theme.color.violetDeep}; outline-offset: ${theme.line.thin}; }
  .stamps input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  ${media.forced} { .stamps label:has(:checked) { outline: ${theme.line.thick} solid Highlight; } }

  ${media.phone} {
    ${media.roomy} {
      .aid { display: flow-root; }
      .aid legend { float: inline-start; inline-size: 6em; padding-block-start: ${theme.space.s}; }
      .stamps { margin-inline-start: 6em; }
      .stamps label { padding-inline: ${theme.space.xs}; }
    }
  }

  .aid[data-kind='letters'] label { padding-inline: ${theme.space.xxs}; font: ${theme.weight.bold} ${theme.type.tiny}/1 ${theme.font.head}; }
  .aid[data-kind='letters'] label[data-step='2'] { font-size: ${theme.type.text}; }
  .aid[data-kind='letters'] label[data-step='3'] { font-size: ${theme.type.h4}; }
  .aid[data-kind='letters'] label[data-step='4'] { font-size: ${theme.type.h3}; }
  .aid[data-kind='letters'] label[data-step='5'] { font-size: ${theme.type.leaf}; }
  /* A small sheet of each paper before its name. */
  .aid[data-kind='papers'] label:not([data-paper=''])::before {
    content: '';
    inline-size: 1.2em;
    block-size: 1.5em;
    margin-inline-end: ${theme.space.xs};
    border: ${theme.line.hair} solid ${theme.color.edge};
    background: var(--sheet);
    forced-color-adjust: none;
  }
  label[data-paper='paper'] { --sheet: ${aidColour.paper}; }
  label[data-paper='cream'] { --sheet: ${aidColour.cream}; }
  label[data-paper='mint'] { --sheet: ${aidColour.mint}; }
  label[data-paper='dark'] { --sheet: ${aidColour.dark}; }
  label[data-paper='contrast'] { --sheet: ${aidColour.contrast}; }
`;
