import { withBase } from 'content/base-path';
import { numberOf } from 'content/issue-name';
import { today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import styled from 'styled-components';
import { Island } from '@/components/islands/island';
import { OutsideLink } from '@/components/ui/link';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { printedOf } from '@/lib/issues/issue-files';
import { newestOpen } from '@/lib/issues/shelf';
import { issuePath } from '@/lib/paths';
import { PagePicture } from './page-picture';
import { pagePicture } from './page-picture.styles';
import { ViewerDialog } from './paper-table.island';
import { paperTable } from './paper-table.styles';

/** Beside a form: opens the newest open issue without leaving the form (R-ISS-18). */
export function PaperLook() {
  const { look } = content.lists.issues;
  const shown = newestOpen(content.issues, today());
  if (shown.length === 0) return null;
  return (
    <Root className="no-print">
      {shown.map(({ issue, days }) => {
        const { name, date } = issue;
        const [front] = printedOf(name).pages;
        const title = look.text
          .replace('%issue%', numberOf(issue))
          .replace('%date%', formatDay(date).replaceAll(' ', '\u00a0'));
        return (
          <div key={name} {...days}>
            {front && <PagePicture page={front} alt="" sizes="(width >= 62rem) 6rem, 3.5rem" decorative />}
            <div>
              <p>{title}</p>
              <div className="opener">
                <Island of={ViewerDialog} props={{ address: `${withBase(issuePath(name))}?seite=1`, look }} />
              </div>
              <OutsideLink href={withBase(issuePath(name))}>{look.open}</OutsideLink>
            </div>
          </div>
        );
      })}
    </Root>
  );
}

/** The paper beside the form, as one button. */
const Root = styled.div`
  ${pagePicture}
  > div:not([hidden]) { position: relative; display: grid; grid-template-columns: calc(${theme.size.smallThumb} * 0.8) minmax(0, 1fr); gap: ${theme.space.m}; align-items: center; }
  ${media.desktop} { > div:not([hidden]) { grid-template-columns: ${theme.size.coverInRow} minmax(0, 1fr); } }
  > div > picture { rotate: -2deg; }
  p { margin-block-end: ${theme.space.xxs}; font-size: ${theme.type.small}; line-height: ${theme.leading.snug}; }
  .button::after, a::after { content: ''; position: absolute; inset: 0; }
  a { display: none; font-size: ${theme.type.small}; }
  @media (scripting: none) { a { display: block; } .opener { display: none; } }
  html[data-scripts='lost'] & a { display: block; }
  html[data-scripts='lost'] & .opener { display: none; }

  ${paperTable}
`;
