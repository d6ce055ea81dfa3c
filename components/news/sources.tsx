import { OutsideLink } from '@/components/ui/link';
import type { Article } from '@/lib/content/kinds';

/** Where one can look up what the article tells. */
export function Sources({ sources }: Required<Pick<Article, 'sources'>>) {
  return (
    <section className="sources" aria-labelledby="quellen">
      <h2 id="quellen">Woher wir das wissen</h2>
      <ul role="list">
        {sources.map(({ title, by, year, href }) => (
          <li key={title}>
            {href ? <OutsideLink href={href}>{title}</OutsideLink> : <cite>{title}</cite>}
            {by && `, ${by}`}, {year}
          </li>
        ))}
      </ul>
    </section>
  );
}
