import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** For adults, below the children's text. */
export const worksheetLinks = css`
  .for-school { margin-block-start: ${theme.space.l}; color: ${theme.color.soft}; font-size: ${theme.type.tiny}; line-height: ${theme.leading.dense}; }
  .for-school a { display: inline-block; padding-block: ${theme.space.xxs}; }
`;
