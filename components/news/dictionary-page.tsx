import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import type { DictionaryPart } from '@/lib/words/dictionary';
import { Dictionary } from './dictionary';

/** A page of the dictionary; the first has its introduction. */
export function DictionaryPage({ part }: { part: DictionaryPart }) {
  const { title, intro } = content.lists.dictionary;
  const isFirst = part.path === PATHS.dictionary;
  return (
    <>
      <Breadcrumb path={part.path} />
      <Page
        title={isFirst ? title : `${title} ${part.letters}`}
        lead={isFirst ? intro : undefined}
        back={{ href: PATHS.news, label: 'Zu den Nachrichten' }}
      >
        <Dictionary glossary={content.glossary} part={part} />
      </Page>
    </>
  );
}
