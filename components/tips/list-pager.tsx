import { Pager } from '@/components/ui/pager';
import { pagePath, pagesAround } from '@/lib/pages/paged';

type Props = { list: string; page: number; count: number };

/** Pagination of a long list. */
export function ListPager({ list, page, count }: Props) {
  const step = (name: number) => ({ name, path: pagePath(list, name) });
  return (
    <Pager
      label="Seiten dieser Liste"
      unit="Seite"
      steps={pagesAround(page, count).map((one) => (one ? step(one) : undefined))}
      current={pagePath(list, page)}
      previous={page > 1 ? step(page - 1) : undefined}
      next={page < count ? step(page + 1) : undefined}
    />
  );
}
