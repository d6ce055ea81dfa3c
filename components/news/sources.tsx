import { OutsideLink } from '@/components/ui/link';
import type { Article } from '@/lib/content/kinds';

type SourceProps = Required<Pick<Article, 'sources'>>['sources'][number];

/** → „Sidereus Nuncius, Galileo Galilei, 1610“ */
export const Source = ({ title, by, year, href }: SourceProps) => (
  <>
    {href ? <OutsideLink href={href}>{title}</OutsideLink> : <cite>{title}</cite>}
    {by && `, ${by}`}, {year}
  </>
);

/** The sources of an article. */
export function Sources({ sources }: Required<Pick<Article, 'sources'>>) {
  return (
    <section className="sources" aria-labelledby="quellen">
      <h2 id="quellen">Woher wir das wissen</h2>
      <ul role="list">
        {sources.map((source) => (
          <li key={source.title}>
            <Source {...source} />
          </li>
        ))}
      </ul>
    </section>
  );
}
