import type { Article } from 'content/kinds';
import { fillTemplate } from 'german/fill-template';
import { Link } from '@/components/ui/link';
import { content } from '@/lib/content';
import { NEWSROOM } from '@/lib/news/newsroom';
import { PATHS } from '@/lib/paths';
import { Source } from './source';

type Props = Required<Pick<Article, 'sources'>> & Pick<Article, 'checked'>;

/** Who wrote a text, when its facts were last checked, and its sources (R-NEWS-15, R-NEWS-19). */
export function Sources({ sources, checked }: Props) {
  return (
    <section className="sources" aria-labelledby="quellen">
      <h2 id="quellen">Woher wir das wissen</h2>
      <p>
        Von der <Link href={PATHS.newsroom}>{NEWSROOM}</Link>.{' '}
        {checked && fillTemplate(content.lists.news.checked, { date: checked.text })}
      </p>
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
