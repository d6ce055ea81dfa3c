import { css } from 'styled-components';
import { chosenInContrast } from '@/components/ui/styles/chosen';
import { media, theme } from '@/components/ui/theme';

/** Round buttons; their labels show if there is room. */
export const viewerTools = css`
  .viewer-tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${theme.space.xxs} ${theme.space.xs};
    padding: ${theme.space.xs};
  }
  .viewer-tools > p { min-inline-size: 9em; font: ${theme.weight.bold} ${theme.type.small}/${theme.leading.snug} ${theme.font.head}; text-align: center; }
  ${media.phone} { .viewer-tools > p { flex: 1 1 calc(100% - 2 * ${theme.size.sign} - 2 * ${theme.space.xs}); min-inline-size: 0; max-inline-size: calc(100% - 2 * ${theme.size.sign} - 2 * ${theme.space.xs}); } }
  .viewer-tool {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${theme.space.xs};
    min-inline-size: ${theme.size.sign};
    min-block-size: ${theme.size.sign};
    padding: ${theme.space.xxs};
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.white};
    color: ${theme.color.ink};
    font-size: ${theme.type.small};
    font-weight: ${theme.weight.bold};
    cursor: pointer;
  }
  ${media.hover} { .viewer-tool:hover { background: ${theme.color.sun}; } }
  .viewer-tool > span { position: absolute; inline-size: ${theme.line.hair}; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .viewer-tool[aria-pressed='true'] { background: ${theme.color.sun}; ${media.forced} { ${chosenInContrast} } }
  .viewer-tool[aria-disabled] { border-color: ${theme.color.edge}; background: transparent; color: ${theme.color.soft}; cursor: default; ${media.forced} { border-color: GrayText; color: GrayText; } }
  ${media.desktop} {
    .viewer-tool:is([data-tool='layout-grid'], [data-tool='maximize'], [data-tool='x']) { padding-inline: ${theme.space.m}; }
    .viewer-tool:is([data-tool='layout-grid'], [data-tool='maximize'], [data-tool='x']) > span { position: static; inline-size: auto; clip-path: none; }
  }
`;
