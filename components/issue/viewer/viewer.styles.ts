import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';
import { viewerPaper } from './paper.styles';

export const viewer = css`
  .viewer {
    --covered: 0em;
    position: fixed;
    inset: 0;
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: ${theme.color.woodPale};
    color: ${theme.color.ink};
    overscroll-behavior: contain;
  }
  .viewer::backdrop { background: ${theme.color.woodPale}; }
  ${viewerPaper}
`;
