import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** The box beside the start of a text; without a margin it is hidden, and the words are explained in the text only. */
export const marginStyles = css`
  .margin { display: none; }
  ${media.desktop} {
    @media screen {
      .margin {
        display: grid;
        gap: ${theme.space.xs};
        float: inline-end;
        clear: inline-end;
        inline-size: var(--beside);
        margin: ${theme.space.xs} 0 ${theme.space.xl} ${theme.space.xxxl};
        padding: ${theme.space.l};
        border: ${theme.line.hair} solid ${theme.alpha.line};
        border-radius: ${theme.radius.sheet};
        background: ${theme.color.white};
        font-size: ${theme.type.small};
      }
    }
    .margin dt, .margin dd { display: inline; }
    .margin dt { font-weight: ${theme.weight.bold}; }
    .margin dt::after { content: ': '; }
    .margin dl { display: grid; gap: ${theme.space.xs}; }
    .margin ul { display: grid; gap: ${theme.space.xxs}; padding-inline-start: 1.2em; }
    .margin > b { font-family: ${theme.font.head}; }
  }
  html:is([data-size='4'], [data-size='5'], [data-column='wide']) & .margin { display: none; }
`;
