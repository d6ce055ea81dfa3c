import { notFound } from 'next/navigation';
import { ProsePage } from '@/components/legal/prose-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { ScrapbookPage } from '@/components/words/scrapbook-page';
import { content } from '@/lib/content';
import { LEGAL } from '@/lib/pages/prose';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ page: string }> };

const { lists, pages } = content;
/** The scrapbook is here because its path contains the title's prefix, which a folder's name cannot. */
const paths = [...LEGAL.map(({ path }) => path), PATHS.scrapbook];
const segmentOf = (path: string) => path.replaceAll('/', '');
const pathOf = async ({ params }: Props) => {
  const { page } = await params;
  return paths.find((path) => segmentOf(path) === page) ?? notFound();
};

export const dynamicParams = false;
export const generateStaticParams = () => paths.map((path) => ({ page: segmentOf(path) }));
export const generateMetadata = async (props: Props) => metadataOf(await pathOf(props));

/** Legal pages without forms (imprint, privacy, terms, accessibility, credits; R-LAW-1), and the scrapbook. */
export default async function NamedPage(props: Props) {
  const path = await pathOf(props);
  const legal = LEGAL.find((place) => place.path === path);
  return (
    <>
      <JsonLd graph={pageGraph(path)} />
      <Breadcrumb path={path} />
      {legal ? (
        <ProsePage page={pages[legal.slug]} contents />
      ) : (
        <Page title={lists.scrapbook.title} lead={lists.scrapbook.intro}>
          <ScrapbookPage content={content} />
        </Page>
      )}
    </>
  );
}
