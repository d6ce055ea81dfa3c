import { PuzzlesPage } from '@/components/puzzles/puzzles-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.puzzles);

/** The puzzles of the visitor's week (R-PUZ-2). */
export default function AllPuzzlesPage() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.puzzles)} />
      <Breadcrumb path={PATHS.puzzles} />
      <PuzzlesPage />
    </>
  );
}
