import { css } from 'styled-components';
import { media, theme } from './theme';

/** Its tones are palette colours and kinds of event. */
export const badge = css`
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
`;
