import { Letter } from '@/components/school/letter';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.parentLetter);

export default function ParentLetterPage() {
  return (
    <>
      <Breadcrumb path={PATHS.parentLetter} />
      <Letter letter={content.school.letter} />
    </>
  );
}
