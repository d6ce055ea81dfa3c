import { withBase } from 'content/base-path';
import { today } from 'german/dates/day';
import styled from 'styled-components';
import { MoreLink } from '@/components/ui/back-link';
import { Link } from '@/components/ui/link';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { issueTitle } from '@/lib/issues/about';
import { printedOf } from '@/lib/issues/issue-files';
import { newestOpen } from '@/lib/issues/shelf';
import { blankPagePath, PATHS } from '@/lib/paths';
import { pdfFacts } from './pdf-facts';

/** Printables: the newest issue's pack, worksheets, puzzle booklet, blank newspaper page, letter to parents (R-SCH-8, R-SCH-22, R-SCH-23, R-SCH-35). */
export function TakeAlong() {
  const { issues, lists, school, worksheets } = content;
  const { pack, paper, letter } = school;
  const packs = newestOpen(issues, today()).flatMap(({ issue, days }) => {
    const file = printedOf(issue.name).pack;
    return file ? { issue, days, file } : [];
  });
  return (
    <Root aria-labelledby="mitnehmen-titel">
      <h2 id="mitnehmen-titel">Zum Ausdrucken</h2>
      <ul role="list">
        {packs.length > 0 && (
          <li className="sheet" id="paket">
            <h3>{pack.title}</h3>
            <p>{pack.text}</p>
            {packs.map(({ issue, days, file }) => (
              <p key={issue.name} {...days}>
                <Link href={file.path}>
                  {issueTitle(issue)} ({pdfFacts(file)})
                </Link>
              </p>
            ))}
            <MoreLink href={PATHS.issues}>{pack.older}</MoreLink>
          </li>
        )}
        {worksheets.length > 0 && (
          <li className="sheet">
            <h3>{lists.worksheets.title}</h3>
            <p>{lists.worksheets.intro}</p>
            <MoreLink href={PATHS.worksheets}>Arbeitsblätter nach Klasse und Fach finden</MoreLink>
          </li>
        )}
        <li className="sheet">
          <h3>{lists.puzzles.booklet.title}</h3>
          <p>{lists.puzzles.booklet.school}</p>
          <MoreLink href={PATHS.booklet}>{lists.puzzles.booklet.link}</MoreLink>
        </li>
        <li className="sheet" id="unsere-zeitung">
          <h3>{paper.title}</h3>
          <p>{paper.text}</p>
          <p>
            <a href={withBase(blankPagePath('a4'))}>Seite in A4 (PDF)</a>{' '}
            <a href={withBase(blankPagePath('a3'))}>Seite in A3 (PDF)</a>
          </p>
        </li>
        <li className="sheet">
          <h3>{letter.title}</h3>
          <p>{letter.text}</p>
          <MoreLink href={PATHS.parentLetter}>Brief ansehen, kopieren, drucken</MoreLink>
        </li>
      </ul>
    </Root>
  );
}

const Root = styled.section`
  ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; }
  ${media.desktop} { ul { grid-template-columns: repeat(2, minmax(0, 1fr)); } #paket { grid-column: 1 / -1; } }
  li { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: ${theme.space.s}; padding: min(${theme.space.l}, 6vw); border-block-start: ${theme.space.xs} solid ${theme.color.lilac}; }
  h3 { font-size: ${theme.type.h4}; }
  li > p > a { display: inline-block; margin-inline-end: ${theme.space.l}; padding-block: ${theme.space.s}; }
`;
