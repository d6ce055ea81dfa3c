import { Archive } from '@/components/news/archive';
import { ArchiveYears } from '@/components/news/archive-years';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { inYears } from '@/lib/news/archive';
import { archivePath, PATHS } from '@/lib/pages/paths';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ year: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => inYears(content.articles).map(({ year }) => ({ year: String(year) }));

export const generateMetadata = async ({ params }: Props) => metadataOf(archivePath((await params).year));

/** All articles of a year (R-NEWS-11). */
export default async function ArchivePage({ params }: Props) {
  const { year } = await params;
  const path = archivePath(year);
  const { archive } = content.lists.news;
  return (
    <>
      <Breadcrumb path={path} />
      <Page
        title={archive.title.replace('%year%', year)}
        lead={archive.intro.replace('%year%', year)}
        back={{ href: PATHS.news, label: 'Zurück zur Übersicht' }}
      >
        <Archive months={inYears(content.articles).find((one) => String(one.year) === year)?.months ?? []} />
        <ArchiveYears current={path} />
      </Page>
    </>
  );
}
