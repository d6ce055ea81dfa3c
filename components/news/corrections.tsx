import { Notice } from '@/components/ui/notice';
import { content } from '@/lib/content';
import { correctionsOf } from '@/lib/news/corrections';

/** What was wrong on a page, and what is right (R-PAR-5). */
export const Corrections = ({ path }: { path: string }) =>
  correctionsOf(path, content).map(({ date, before, after }) => (
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
  ));
