import type { Content } from 'content/kinds';
import type { Kind } from 'search/found';
import { Link } from '@/components/ui/link';
import { draftEntries } from '@/lib/search/entries';

/** Worksheets are listed on their own page. */
const ORDER: Kind[] = ['page', 'news', 'puzzle', 'event', 'book', 'game'];

/** All pages as plain links, in place of the search without JavaScript. */
export function SiteMap({ content }: { content: Content }) {
  const { map, groups } = content.lists.search;
  const pages = draftEntries(content).filter(({ kind, path }) => kind === 'game' || !/[#?]/.test(path));
  return (
    <section className="map" aria-labelledby="alle-seiten">
      <h2 id="alle-seiten">{map}</h2>
      <div>
        {ORDER.map((kind) => (
          <section key={kind} aria-labelledby={`alle-${kind}`}>
            <h3 id={`alle-${kind}`}>{groups[kind]}</h3>
            <ul role="list">
              {pages
                .filter((page) => page.kind === kind)
                .map(({ path, title }) => (
                  <li key={path}>
                    <Link href={path}>{title}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
