import { BookletMakerPage } from '@/components/puzzles/booklet/booklet-maker-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.booklet);

/** Composes a booklet of puzzles (R-PUZ-60). */
export default function BookletRoute() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.booklet)} />
      <Breadcrumb path={PATHS.booklet} />
      <BookletMakerPage />
    </>
  );
}
