import { MoreLink } from '@/components/ui/back-link';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';

/** The newest debate, the newest children's question, and the last page with its newest comic (R-DEB-6). */
export function TakePart() {
  const { comics, debates, debatePage, lists, questions, questionPage } = content;
  const [debate] = debates;
  const [asked] = questions;
  const [comic] = comics;
  return (
    <section aria-labelledby="mitreden" className="take-part no-print">
      <h2 id="mitreden">Mitreden und nachfragen</h2>
      <div>
        {debate && (
          <div className="sheet">
            <p className="kicker">{debatePage.title}</p>
            <h3>{debate.title}</h3>
            <p>{debate.excerpt}</p>
            <MoreLink href={PATHS.debates}>Streitfrage: beide Seiten lesen</MoreLink>
          </div>
        )}
        {asked && (
          <div className="sheet">
            <p className="kicker">{questionPage.title}</p>
            <h3>{asked.question}</h3>
            <p>{asked.short}</p>
            <MoreLink href={PATHS.questions}>Alle Fragen und Antworten</MoreLink>
          </div>
        )}
        <div className="sheet">
          <p className="kicker">{lists.lastPage.title}</p>
          {comic && <h3>{comic.title}</h3>}
          <p>{lists.lastPage.intro}</p>
          <MoreLink href={PATHS.lastPage}>{lists.lastPage.more}</MoreLink>
        </div>
      </div>
    </section>
  );
}
