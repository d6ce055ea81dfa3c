import { notFound } from 'next/navigation';
import { ProsePage } from '@/components/legal/prose-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { LEGAL } from '@/lib/pages/prose';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ page: string }> };

const bySegment = new Map(LEGAL.map((place) => [place.path.replaceAll('/', ''), place]));
const placeOf = async ({ params }: Props) => bySegment.get((await params).page) ?? notFound();

export const dynamicParams = false;
export const generateStaticParams = () => [...bySegment.keys()].map((page) => ({ page }));
export const generateMetadata = async (props: Props) => metadataOf((await placeOf(props)).path);

/** Legal pages without a form: imprint, privacy, terms, accessibility, credits (R-LAW-1). */
export default async function LegalPage(props: Props) {
  const { path, slug } = await placeOf(props);
  return (
    <>
      <Breadcrumb path={path} />
      <ProsePage page={content.pages[slug]} contents />
    </>
  );
}
