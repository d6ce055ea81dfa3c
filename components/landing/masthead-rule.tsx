import { today } from 'german/dates/day';
import { withWeekday } from 'german/dates/german';
import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** The thin double rule under the hero, like the date line of a newspaper. */
export function MastheadRule({ text }: { text: string }) {
  return (
    <Root>
      <p>
        <span>
          <time dateTime={today()} data-today="day" suppressHydrationWarning>
            {withWeekday(today())}
          </time>
        </span>
        <span>{text}</span>
      </p>
    </Root>
  );
}

const Root = styled.div`
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.wide});
  margin-inline: auto;
  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.l};
    padding-block: ${theme.space.xs};
    border-block: ${theme.line.double} double ${theme.color.ink};
    font-family: ${theme.font.head};
    font-size: ${theme.type.small};
    font-weight: ${theme.weight.bold};
  }
  ${media.print} { display: none; }
`;
