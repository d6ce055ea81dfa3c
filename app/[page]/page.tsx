import { notFound } from 'next/navigation';
import { ProsePage } from '@/components/legal/prose-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { LEGAL } from '@/lib/pages/prose';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ page: string }> };

const segmentOf = (path: string) => path.replaceAll('/', '');
const placeOf = async ({ params }: Props) => {
  const { page } = await params;
  return LEGAL.find(({ path }) => segmentOf(path) === page) ?? notFound();
};

export const dynamicParams = false;
export const generateStaticParams = () => LEGAL.map(({ path }) => ({ page: segmentOf(path) }));
export const generateMetadata = async (props: Props) => metadataOf((await placeOf(props)).path);

/** Legal pages without forms (imprint, privacy, terms, accessibility, credits; R-LAW-1). */
export default async function LegalPage(props: Props) {
  const { path, slug } = await placeOf(props);
  return (
    <>
      <JsonLd graph={pageGraph(path)} />
      <Breadcrumb path={path} />
      <ProsePage page={content.pages[slug]} contents />
    </>
  );
}
