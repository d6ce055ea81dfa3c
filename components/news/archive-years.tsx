import { Pager } from '@/components/ui/pager';
import { content } from '@/lib/content';
import { inYears } from '@/lib/news/archive';
import { archivePath } from '@/lib/paths';

/** Links to the archive, one per year with articles; hidden if the only one is the current page. */
export function ArchiveYears({ current }: { current: string }) {
  const years = inYears(content.articles).map(({ year }) => ({ name: year, path: archivePath(year) }));
  if (years.every(({ path }) => path === current)) return null;
  return <Pager label="Archiv nach Jahren" unit="Archiv" steps={years} current={current} />;
}
