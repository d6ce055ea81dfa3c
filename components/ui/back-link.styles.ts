import { css } from 'styled-components';
import { media, theme } from './theme';

/** Text links: forward, back, to files, and buttons that look like them. */
export const textButtons = css`
  .text-button, .back-link, .more-link {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xxs};
    min-block-size: ${theme.size.touch};
    color: ${theme.color.violetDeep};
    font-weight: ${theme.weight.bold};
    hyphens: manual;
  }
  button.text-button, label.text-button { padding: 0; border: 0; background: none; text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer; }
  .text-button > span { min-inline-size: 0; }
  .text-button[data-tone='quiet'] { color: ${theme.color.ink}; font-size: ${theme.type.small}; font-weight: ${theme.weight.normal}; }
  .back-link { gap: ${theme.space.xs}; color: ${theme.color.ink}; font-size: ${theme.type.small}; }
  .more-link > svg { transition: translate ${theme.motion.fast}; }
  ${media.hover} { .more-link:hover > svg { translate: 0.25em 0; } }
`;
