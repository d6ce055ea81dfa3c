import { Pager } from '@/components/ui/pager';
import { content } from '@/lib/content';
import { inYears } from '@/lib/news/archive';
import { archivePath } from '@/lib/pages/paths';

/** The ways to the archive, one for each year that has articles. */
export const ArchiveYears = ({ current }: { current: string }) => (
  <Pager
    label="Archiv nach Jahren"
    unit="Archiv"
    steps={inYears(content.articles).map(({ year }) => ({ name: year, path: archivePath(year) }))}
    current={current}
  />
);
