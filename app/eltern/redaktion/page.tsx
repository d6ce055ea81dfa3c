import { NewsroomPage } from '@/components/parents/newsroom-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.newsroom);

export default function HowWeWorkPage() {
  return (
    <>
      <Breadcrumb path={PATHS.newsroom} />
      <NewsroomPage page={content.parents.newsroom} />
    </>
  );
}
