import { DictionaryPage } from '@/components/news/dictionary-page';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';
import { type DictionaryPart, partsOf } from '@/lib/words/dictionary';

const [part] = partsOf(content.glossary) as [DictionaryPart];

export const metadata = metadataOf(PATHS.dictionary);

export default function FirstDictionaryPage() {
  return (
    <>
      <JsonLd graph={pageGraph(part.path)} />
      <DictionaryPage part={part} />
    </>
  );
}
