import type { WarningFields } from 'content/fault';
import { fileOf } from 'content/files';
import type { Content } from 'content/kinds';
import { isPlaceholder } from 'content/placeholder-links';

const EXPECTED = 'die richtige Adresse; www.example.com gehört niemandem';

/** Reports dummy links, except in made-up events and the publisher's missing data, which the launch check counts:
 * → [{ file: 'articles/eulen.yaml', field: 'sources[1].href', found: '„https://www.example.com/“', … }] */
export function placeholders({ events, articles }: Pick<Content, 'events' | 'articles'>): WarningFields[] {
  const links = [
    ...events
      .filter(({ example }) => !example)
      .map(({ id, moreInfoLink }) => ({ file: fileOf('events', id), field: 'moreInfoLink', href: moreInfoLink })),
    ...articles.flatMap(({ slug, sources = [] }) =>
      sources.map(({ href }, at) => ({ file: `articles/${slug}.yaml`, field: `sources[${at + 1}].href`, href })),
    ),
  ];
  return links.flatMap(({ href, ...place }) =>
    href && isPlaceholder(href) ? [{ ...place, found: `„${href}“`, expected: EXPECTED }] : [],
  );
}
