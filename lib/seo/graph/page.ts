import { absolute } from 'content/address';
import type { BreadcrumbList } from 'schema-dts';
import { content } from '@/lib/content';
import { trailTo } from '@/lib/pages/registry';
import type { Graph, Node } from '../json-ld';

/** The graph of a page: its breadcrumb, and what it is about:
 * pageGraph('/vorteile/lesekompetenz/', faqPage(…)) → [{ '@type': 'BreadcrumbList', … }, { '@type': 'FAQPage', … }] */
export function pageGraph(path: string, ...about: readonly (Node | undefined)[]): Graph {
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    '@id': `${absolute(path)}#breadcrumb`,
    itemListElement: trailTo(path, content).map(({ name, path: to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(to),
    })),
  } satisfies BreadcrumbList;
  return [breadcrumbs, ...about.filter((node) => node !== undefined)];
}
