import { css } from 'styled-components';
import { theme } from './theme';

/** A class name, as islands use it too. */
export const notice = css`
  .notice {
    display: grid;
    gap: ${theme.space.xs};
    padding: ${theme.space.m} var(--pad, ${theme.space.l});
    border-inline-start: ${theme.space.xs} solid ${theme.color.violet};
    border-radius: ${theme.radius.small};
    background: ${theme.color.lilacPale};
    color: ${theme.color.ink};
  }
  .notice[data-size='small'] { padding-block: ${theme.space.xs}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .notice[data-framed] { border-style: solid; border-width: ${theme.line.thick}; border-inline-start-width: ${theme.space.xs}; }
  .notice[data-tone='warning'] { border-color: ${theme.color.sun}; background: ${theme.color.cream}; }
  .notice[data-tone='success'] { border-color: ${theme.color.leaf}; background: ${theme.color.white}; }
  .notice[data-tone='fault'] { border-color: ${theme.color.red}; background: ${theme.color.white}; }
`;
