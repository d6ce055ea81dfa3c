import { Letter } from '@/components/school/letter';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.parentLetter);

export default function ParentLetterPage() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.parentLetter)} />
      <Breadcrumb path={PATHS.parentLetter} />
      <Letter letter={content.school.letter} />
    </>
  );
}
