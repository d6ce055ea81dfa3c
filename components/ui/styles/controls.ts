import { css } from 'styled-components';
import { media, theme } from '../theme';

/** Buttons, badges, kickers, links: classes, because islands use them too. */
export const controls = css`
  .kicker {
    margin-block-end: ${theme.space.xs};
    color: ${theme.color.violetDeep};
    font-size: ${theme.type.tiny};
    font-weight: ${theme.weight.bold};
    letter-spacing: 0.09em;
    text-transform: uppercase;
  }

  .whole { display: inline-block; max-inline-size: 100%; text-indent: 0; }
  .drawn { position: relative; display: inline-block; max-inline-size: 100%; }
  .drawn svg {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 96%;
    inline-size: 100%;
    block-size: 0.24em;
    color: ${theme.color.coral};
    ${media.forced} { color: CanvasText; }
  }

  /* A long word in large text is rather divided than cut off. */
  .button, .badge, .text-button, .back-link, .more-link { max-inline-size: 100%; overflow-wrap: anywhere; }

  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${theme.space.xs};
    max-inline-size: 100%;
    min-block-size: ${theme.size.touch};
    padding: ${theme.space.xs} min(${theme.space.l}, 6vw);
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.sun};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
    line-height: ${theme.leading.snug};
    text-align: center;
    text-decoration: none;
    hyphens: manual;
    cursor: pointer;
    box-shadow: ${theme.shadow.press};
    transition: translate ${theme.motion.fast}, box-shadow ${theme.motion.fast}, background-color ${theme.motion.fast};
  }

  ${media.hover} {
    .button:hover { background: ${theme.color.sunDeep}; }
    .button[data-variant='second']:hover { background: ${theme.color.lilacPale}; }
  }
  .button:active, .button[data-pressed] { translate: 0 ${theme.line.thick}; box-shadow: none; }
  .button[data-variant='second'] { background: ${theme.color.white}; }
  .button[data-variant='quiet'] {
    border-color: transparent;
    background: transparent;
    box-shadow: none;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  .button[data-size='small'] { padding-inline: ${theme.space.m}; font-size: ${theme.type.small}; }
  .button:disabled, .button[aria-disabled='true'], .button[data-disabled] {
    background: ${theme.color.lilacPale};
    border-color: ${theme.color.edge};
    color: ${theme.color.soft};
    box-shadow: none;
    cursor: default;
  }

  .badge {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xxs};
    max-inline-size: 100%;
    padding: ${theme.space.hair} ${theme.space.s};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.lilacPale};
    color: ${theme.color.ink};
    font-size: ${theme.type.tiny};
    font-weight: ${theme.weight.bold};
    line-height: ${theme.leading.text};
    overflow-wrap: anywhere;
    ${media.forced} { border: ${theme.line.hair} solid; }
  }
  .badge[data-tone='sun'] { background: ${theme.color.sun}; }
  .badge[data-tone='coral'] { background: ${theme.color.coral}; }
  .badge[data-tone='mint'] { background: ${theme.color.mint}; }
  .badge[data-tone='sky'] { background: ${theme.color.sky}; }
  .badge[data-tone='lesung'] { background: ${theme.color.lilac}; }
  .badge[data-tone='workshop'] { background: ${theme.color.teal}; }
  .badge[data-tone='theater'] { background: ${theme.color.coral}; }
  .badge[data-tone='ausstellung'] { background: ${theme.color.sky}; }
  .badge[data-tone='ausflug'] { background: ${theme.color.leaf}; }

  /* Words to press: links on, back and to files, and what looks like one. */
  .text-button, .back-link, .more-link {
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
  .more-link .icon { transition: translate ${theme.motion.fast}; }
  ${media.hover} { .more-link:hover .icon { translate: 0.25em 0; } }
`;
