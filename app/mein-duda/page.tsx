import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { MyDudaPage } from '@/components/words/my-duda-page';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { metadataOf } from '@/lib/seo/metadata';

const { title, intro } = content.lists.myDuda;

export const metadata = metadataOf(PATHS.myDuda);

export default function MyDudaRoute() {
  return (
    <>
      <Breadcrumb path={PATHS.myDuda} />
      <Page title={title} lead={intro}>
        <MyDudaPage content={content} />
      </Page>
    </>
  );
}
