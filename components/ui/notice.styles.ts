import { css } from 'styled-components';
import { theme } from './theme';

/** A class name, because islands bear it too. */
export const notice = css`
  .notice {
    display: grid;
    gap: ${theme.space.xs};
    padding: ${theme.space.m} ${theme.space.l};
    border-inline-start: ${theme.space.xs} solid ${theme.color.violet};
    border-radius: ${theme.radius.small};
    background: ${theme.color.lilacPale};
    color: ${theme.color.ink};
  }
  .notice[data-tone='warning'] { border-color: ${theme.color.sun}; background: ${theme.color.cream}; }
  .notice[data-tone='success'] { border-color: ${theme.color.leaf}; background: ${theme.color.white}; }
  .notice[data-tone='fault'] { border-color: ${theme.color.red}; background: ${theme.color.white}; }
`;
