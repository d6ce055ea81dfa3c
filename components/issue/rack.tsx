import { numberOf } from 'content/issue-name';
import type { Day } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { formatMonth } from '@/lib/events/months';
import { shownOn } from '@/lib/issues/days';
import { printedOf } from '@/lib/issues/issue-files';
import { inMonths } from '@/lib/issues/rack';
import { type Racked, startOf } from '@/lib/issues/shelf';
import { issuePath } from '@/lib/paths';
import { PagePicture } from './page-picture';

type Props = { racked: readonly Racked[]; builtOn: Day; level?: 2 | 3 };

/** Front pages by month, newest first. */
export function Rack({ racked, builtOn, level = 2 }: Props) {
  const Month = `h${level}` as const;
  const Motto = `h${level === 2 ? 3 : 4}` as const;
  const since = (from: Day | undefined) => from && shownOn({ from }, builtOn);
  return (
    <div className="rack">
      {inMonths(racked.map(({ issue, from }) => ({ ...issue, from }))).map(({ month, issues }) => (
        <section key={month} aria-labelledby={`monat-${month}`} {...since(startOf(issues))}>
          <Month id={`monat-${month}`}>{formatMonth(month)}</Month>
          <ul role="list">
            {issues.map((issue) => (
              <li key={issue.name} {...since(issue.from)}>
                <PagePicture
                  page={frontOf(issue.name)}
                  alt={issue.cover.alt}
                  sizes="(width >= 62rem) 13rem, 44vw"
                  decorative
                />
                <p>{`Nr.\u00a0${numberOf(issue)} · ${formatDay(issue.date)}`}</p>
                <Motto>
                  <Link href={issuePath(issue.name)}>
                    <Words text={issue.motto} />
                  </Link>
                </Motto>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function frontOf(name: string) {
  const [front] = printedOf(name).pages;
  if (!front) throw new Error(`Die Ausgabe ${name} hat keine Titelseite: npm run prepare:content`);
  return front;
}
