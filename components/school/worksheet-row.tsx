import { Link } from '@/components/ui/link';
import type { Listed } from '@/lib/school/finder';
import type { PrintedSheets } from '@/lib/school/printed';
import { pdfFacts } from './pdf-facts';

/** One sheet in the list: itself, what it is for, its article and the note for teachers. */
export function WorksheetRow({ sheet, printed }: { sheet: Listed; printed: PrintedSheets }) {
  const file = printed.sheets[sheet.level];
  if (!file) return null;
  return (
    <div className="worksheet" id={sheet.id}>
      <h2>
        <Link href={file.path}>
          {sheet.title}: {sheet.levelName}
        </Link>
      </h2>
      <p>
        {sheet.classesText} · {sheet.subject} · {`${sheet.minutes}\u00a0Minuten · ${pdfFacts(file)}`}
      </p>
      <p className="ways">
        <Link href={sheet.article}>
          Artikel
          <span className="visually-hidden">
            {' '}
            {sheet.title}, {sheet.levelName}
          </span>
        </Link>
        <Link href={printed.guide.path} aria-label={`Für Lehrkräfte, ${pdfFacts(printed.guide)}: ${sheet.title}`}>
          Für Lehrkräfte, {pdfFacts(printed.guide)}
        </Link>
      </p>
    </div>
  );
}
