import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { leaf } from './leaf.styles';
import { named } from './named.styles';
import { over } from './over.styles';

export const eventAside = css`
  ${leaf}
  ${over}
  aside { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xl}; align-content: start; }
  aside h2 { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h3}; }
  .directions { padding: min(${theme.space.l}, 6vw); }
  .directions dt { ${named} }
  .directions dl { display: grid; gap: ${theme.space.m}; font-size: ${theme.type.small}; }
  .others ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; }
  .others li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${theme.space.m}; align-items: center; }
  .others h3 { font-size: ${theme.type.h4}; hyphens: auto; }
  .others h3 a { color: inherit; }
  .others p { font-size: ${theme.type.small}; }
  ${media.print} {
    aside { margin-block-start: ${theme.space.l}; }
    .directions dl { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    .others { display: none; }
  }
`;
