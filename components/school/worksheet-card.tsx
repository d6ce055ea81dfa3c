import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureContent } from '@/lib/content/kinds';
import type { Listed } from '@/lib/school/finder';
import type { PrintedSheets } from '@/lib/school/printed';
import { pdfFacts } from './pdf-facts';

type Props = { sheets: readonly [Listed, ...Listed[]]; image: PictureContent | undefined; printed: PrintedSheets };

/** The sheets of one article: both texts, what each is for, and the note for teachers. */
export function WorksheetCard({ sheets, image, printed }: Props) {
  const [{ title, minutes }] = sheets;
  return (
    <div className="worksheet">
      {image && <Picture image={image} sizes="(width >= 40rem) 11rem, 30vw" decorative />}
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
                  <p>
                    {sheet.classesText} · {sheet.subject} · {pdfFacts(file)} ·{' '}
                    <Link href={sheet.article} aria-label={`Artikel ${title}, ${sheet.levelName}`}>
                      Artikel
                    </Link>
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
