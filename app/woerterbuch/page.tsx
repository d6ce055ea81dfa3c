import { Dictionary } from '@/components/news/dictionary';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { metadataOf } from '@/lib/seo/metadata';

const { title, intro } = content.lists.dictionary;

export const metadata = metadataOf(PATHS.dictionary);

export default function DictionaryPage() {
  return (
    <>
      <Breadcrumb path={PATHS.dictionary} />
      <Page title={title} lead={intro} back={{ href: PATHS.news, label: 'Zu den Nachrichten' }}>
        <Dictionary terms={content.glossary} />
      </Page>
    </>
  );
}
