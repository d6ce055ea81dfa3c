import { withBase } from 'content/base-path';
import { Link } from '@/components/ui/link';
import type { Listed } from '@/lib/school/finder';
import type { PrintedSheets } from '@/lib/school/sheet-files';
import { pdfFacts } from './pdf-facts';

type Props = { sheets: readonly [Listed, ...Listed[]]; printed: PrintedSheets };

/** The sheets of an article: both levels with their purpose, and the note for teachers. */
export function WorksheetCard({ sheets, printed }: Props) {
  const [{ title, minutes }] = sheets;
  const { path, width, height } = printed.cover;
  return (
    <div className="worksheet">
      <img src={withBase(path)} width={width} height={height} alt="" loading="lazy" decoding="async" />
      <div>
        <h2>{title}</h2>
        <ul role="list">
          {sheets.map((sheet) => {
            const file = printed.sheets[sheet.level];
            return (
              file && (
                <li key={sheet.id} id={sheet.id}>
                  <Link href={file.path} aria-label={`${title}: ${sheet.levelName}, ${pdfFacts(file)}`}>
                    {sheet.levelName}
                  </Link>
                  {' · '}
                  <Link href={sheet.article} aria-label={`Artikel ${title}, ${sheet.levelName}`}>
                    Artikel
                  </Link>
                  <p>
                    {sheet.classesText} · {sheet.subject} · {pdfFacts(file)}
                  </p>
                </li>
              )
            );
          })}
        </ul>
        <p>
          {`${minutes}\u00a0Minuten · `}
          <Link href={printed.guide.path} aria-label={`Für Lehrkräfte, ${pdfFacts(printed.guide)}: ${title}`}>
            Für Lehrkräfte, {pdfFacts(printed.guide)}
          </Link>
        </p>
      </div>
    </div>
  );
}
