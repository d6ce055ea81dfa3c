import { css } from 'styled-components';
import { leaf } from '@/components/events/leaf.styles';
import { media, theme } from '@/components/ui/theme';
import { pagePicture } from './page-picture.styles';

/** A strip with a calendar leaf. */
export const comingIssue = css`
  ${leaf}
  ${pagePicture}
  .coming {
    position: relative;
    display: grid;
    grid-template-columns: min(9em, 32%) minmax(0, 1fr) auto;
    gap: ${theme.space.m} ${theme.space.l};
    align-items: center;
    padding: ${theme.space.m} min(${theme.space.l}, 4vw);
    border-radius: ${theme.radius.sheet};
    background: ${theme.color.cream};
  }
  .coming > picture { margin-block: calc(-1 * ${theme.space.l}); rotate: 2deg; }
  .coming h2 { font-size: ${theme.type.h3}; }
  .coming h2 a { color: inherit; }
  .coming h2 a::after { content: ''; position: absolute; inset: 0; }
  .coming > span { rotate: 4deg; }
  ${media.phone} { .coming { grid-template-columns: min(7em, 36%) minmax(0, 1fr); } .coming > span { display: none; } }
`;
