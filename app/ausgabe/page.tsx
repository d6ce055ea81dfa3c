import { IssuesPage } from '@/components/issue/issues-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { periodical } from '@/lib/seo/graph/issue';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.issues);

/** All issues, with the newest one large (R-ISS-6). */
export default function AllIssuesPage() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.issues, periodical(content.site))} />
      <Breadcrumb path={PATHS.issues} />
      <IssuesPage />
    </>
  );
}
