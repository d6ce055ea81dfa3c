import { notFound } from 'next/navigation';
import { DictionaryPage } from '@/components/news/dictionary-page';
import { content } from '@/lib/content';
import { paramsOf } from '@/lib/pages/params';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';
import { partsOf } from '@/lib/words/dictionary';

type Props = { params: Promise<{ letters: string }> };

export const dynamicParams = false;

const [, ...further] = partsOf(content.glossary);
const slugOf = (path: string) => path.slice(PATHS.dictionary.length, -1);
export const generateStaticParams = () =>
  paramsOf(
    'letters',
    further.map(({ path }) => slugOf(path)),
  );

const partAt = (letters: string) => further.find(({ path }) => slugOf(path) === letters) ?? notFound();

export const generateMetadata = async ({ params }: Props) => metadataOf(partAt((await params).letters).path);

/** The other parts of the dictionary (R-NEWS-20). */
export default async function FurtherDictionaryPage({ params }: Props) {
  const part = partAt((await params).letters);
  return (
    <>
      <JsonLd graph={pageGraph(part.path)} />
      <DictionaryPage part={part} />
    </>
  );
}
