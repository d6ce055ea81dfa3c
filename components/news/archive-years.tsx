import { Pager } from '@/components/ui/pager';
import { content } from '@/lib/content';
import { inYears } from '@/lib/news/archive';
import { archivePath } from '@/lib/pages/paths';

/** The ways to the archive, one for each year that has articles; none where the only one leads to where one is. */
export function ArchiveYears({ current }: { current: string }) {
  const years = inYears(content.articles).map(({ year }) => ({ name: year, path: archivePath(year) }));
  if (years.every(({ path }) => path === current)) return null;
  return <Pager label="Archiv nach Jahren" unit="Archiv" steps={years} current={current} />;
}
