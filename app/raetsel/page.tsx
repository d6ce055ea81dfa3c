import { PuzzlesPage } from '@/components/puzzles/puzzles-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PATHS } from '@/lib/pages/paths';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.puzzles);

/** The puzzles of the visitor's week (R-PUZ-2). */
export default function AllPuzzlesPage() {
  return (
    <>
      <Breadcrumb path={PATHS.puzzles} />
      <PuzzlesPage />
    </>
  );
}
