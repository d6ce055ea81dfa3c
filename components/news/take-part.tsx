import { MoreLink } from '@/components/ui/back-link';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';

/** Ways to what children take part in; nothing where there is none (R-DEB-6). */
export function TakePart() {
  const { debates, debatePage } = content;
  const [debate] = debates;
  if (!debate) return null;
  return (
    <section aria-labelledby="mitreden" className="take-part no-print">
      <h2 id="mitreden">Zum Mitreden</h2>
      <div>
        <div className="sheet">
          <p className="kicker">{debatePage.title}</p>
          <h3>{debate.title}</h3>
          <p>{debate.excerpt}</p>
          <MoreLink href={PATHS.debates}>Beide Seiten lesen</MoreLink>
        </div>
      </div>
    </section>
  );
}
