import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '@/lib/pages/site-page';
import { absolute } from '../address';

/** breadcrumbs(trail) → { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Start', … }, …], … } */
export const breadcrumbs = (trail: readonly Crumb[]) =>
  ({
    '@type': 'BreadcrumbList',
    '@id': `${absolute(trail.at(-1)?.path ?? '/')}#breadcrumb`,
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }) satisfies BreadcrumbList;
