import { Link } from '@/components/ui/link';
import { content } from '@/lib/content';
import { levelName, levelsOf } from '@/lib/school/levels';
import { printedSheets } from '@/lib/school/sheet-files';
import { pdfFacts } from './pdf-facts';

/** Small links to an article's worksheets, if it has any (R-SCH-9). */
export function WorksheetLinks({ slug }: { slug: string }) {
  const worksheet = content.worksheets.find((one) => one.slug === slug);
  if (!worksheet) return null;
  const { sheets } = printedSheets(slug);
  return (
    <aside className="for-school no-print" aria-labelledby="arbeitsblaetter">
      <p id="arbeitsblaetter">{content.lists.worksheets.offer}</p>
      <ul role="list">
        {levelsOf(worksheet).map((level) => {
          const file = sheets[level];
          return (
            file && (
              <li key={level}>
                <Link href={file.path}>{levelName(level)}</Link> ({pdfFacts(file)})
              </li>
            )
          );
        })}
      </ul>
    </aside>
  );
}
