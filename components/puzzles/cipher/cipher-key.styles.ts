import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const cipherKey = css`
  .cipher-key { display: flex; flex-wrap: wrap; gap: ${theme.space.xxs}; padding: ${theme.space.s}; border: ${theme.line.thin} dashed ${theme.color.ink}; border-radius: ${theme.radius.sheet}; }
  .cipher-key > li { display: grid; justify-items: center; min-inline-size: ${theme.space.xl}; padding: ${theme.space.xxs}; font-weight: ${theme.weight.bold}; line-height: ${theme.leading.snug}; }
`;
