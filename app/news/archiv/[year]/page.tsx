import { notFound } from 'next/navigation';
import { Archive } from '@/components/news/archive';
import { ArchiveYears } from '@/components/news/archive-years';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { inYears } from '@/lib/news/archive';
import { paramsOf } from '@/lib/pages/params';
import { archivePath, PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ year: string }> };

export const dynamicParams = false;

const years = inYears(content.articles);
export const generateStaticParams = () =>
  paramsOf(
    'year',
    years.map(({ year }) => year),
  );

const monthsOf = (named: string) => years.find(({ year }) => String(year) === named)?.months ?? notFound();

export async function generateMetadata({ params }: Props) {
  const { year } = await params;
  return monthsOf(year) && metadataOf(archivePath(year));
}

/** All articles of a year (R-NEWS-11). */
export default async function ArchivePage({ params }: Props) {
  const { year } = await params;
  const months = monthsOf(year);
  const path = archivePath(year);
  const { archive } = content.lists.news;
  return (
    <>
      <JsonLd graph={pageGraph(path)} />
      <Breadcrumb path={path} />
      <Page
        title={archive.title.replace('%year%', year)}
        lead={archive.intro.replace('%year%', year)}
        back={{ href: PATHS.news, label: 'Zurück zur Übersicht' }}
      >
        <Archive months={months} />
        <ArchiveYears current={path} />
      </Page>
    </>
  );
}
