import { Notice } from '@/components/ui/notice';
import { content } from '@/lib/content';
import { correctionsOf } from '@/lib/news/corrections';

/** What was wrong on a page, and what is right (R-NEWS-22). */
export function Corrections({ path }: { path: string }) {
  const list = correctionsOf(path, content);
  if (list.length === 0) return null;
  return (
    <div className="corrections">
      {list.map(({ date, before, after }) => (
        <Notice key={`${date.first} ${before}`} role="note">
          <p>
            <strong>
              Berichtigt am <time dateTime={date.first}>{date.text}</time>
            </strong>
          </p>
          <dl>
            <dt>Vorher:</dt>
            <dd>{before}</dd>
            <dt>Richtig ist:</dt>
            <dd>{after}</dd>
          </dl>
        </Notice>
      ))}
    </div>
  );
}
