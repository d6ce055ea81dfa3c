import { css } from 'styled-components';
import { media, theme } from './theme';

/** A class name, as islands use it too. */
export const button = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${theme.space.xs};
    /* A long word in large text is rather divided than cut off. */
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    min-block-size: ${theme.size.touch};
    padding: ${theme.space.xs} min(${theme.space.l}, 6vw);
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.sun};
    color: ${theme.color.print};
    font-weight: ${theme.weight.bold};
    line-height: ${theme.leading.snug};
    text-align: center;
    text-decoration: none;
    hyphens: manual;
    cursor: pointer;
    box-shadow: ${theme.shadow.press};
    /* No colour or shadow: each frame of theirs would keep a phone from answering the press. */
    transition: translate ${theme.motion.fast};
  }

  ${media.hover} {
    .button { transition: translate ${theme.motion.fast}, background-color ${theme.motion.fast}; }
    .button:hover { background: ${theme.color.sunDeep}; }
    .button[data-variant='second']:hover { background: ${theme.color.lilacPale}; }
  }
  .button:active, .button[data-pressed] { translate: 0 ${theme.line.thick}; box-shadow: none; }
  .button[data-variant] { color: ${theme.color.ink}; }
  .button[data-variant='second'] { background: ${theme.color.white}; }
  .button[data-variant='quiet'] {
    border-color: transparent;
    background: transparent;
    box-shadow: none;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  .button[data-size='small'] { padding-inline: ${theme.space.m}; font-size: ${theme.type.small}; }
  .button[data-size='wide'] { inline-size: 100%; min-block-size: calc(${theme.size.touch} * 1.25); padding-inline: ${theme.space.s}; font-size: ${theme.type.lead}; }
  .button:disabled, .button[aria-disabled='true'], .button[data-disabled] {
    background: ${theme.color.lilacPale};
    border-color: ${theme.color.edge};
    color: ${theme.color.soft};
    box-shadow: none;
    cursor: default;
  }
`;
