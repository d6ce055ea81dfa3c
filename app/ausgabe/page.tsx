import { IssuesPage } from '@/components/issue/issues-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { periodical } from '@/lib/seo/graph/issue';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.issues);

/** All issues, with the newest one large (R-ISS-6). */
export default function AllIssuesPage() {
  return (
    <>
      <Breadcrumb path={PATHS.issues} about={[periodical(content.site)]} />
      <IssuesPage />
    </>
  );
}
