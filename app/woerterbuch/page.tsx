import { Dictionary } from '@/components/news/dictionary';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/seo/metadata';

const { title, description, intro } = content.lists.dictionary;

export const metadata = pageMetadata({ title, description, path: '/woerterbuch/' });

export default function DictionaryPage() {
  return (
    <>
      <Breadcrumb path="/woerterbuch/" />
      <Page title={title} lead={intro} back={{ href: '/news/', label: 'Zu den Nachrichten' }}>
        <Dictionary terms={content.glossary} />
      </Page>
    </>
  );
}
