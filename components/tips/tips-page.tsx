import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import type { Content } from '@/lib/content/kinds';
import { pagePath, pageTitle } from '@/lib/pages/paged';
import type { Node } from '@/lib/seo/json-ld';
import type { Tip } from '@/lib/tips/tip';
import { FullList } from './full-list';

type Props = {
  /** Path of the list's first page. */
  path: string;
  page: number;
  kind: Tip['kind'];
  copy: Content['lists']['books' | 'games'];
  tips: Tip[];
  /** Structured data of this page of the list. */
  about: Node;
};

/** A page of all book tips or all games. */
export function TipsPage({ path, page, about, ...list }: Props) {
  const { title, intro } = list.copy;
  return (
    <>
      <Breadcrumb path={pagePath(path, page)} about={list.tips.length > 0 ? [about] : []} />
      <Page
        title={pageTitle(title, page)}
        lead={page > 1 ? undefined : intro}
        back={{ href: '/#games-books', label: 'Zurück zur Übersicht' }}
      >
        <FullList {...list} page={page} />
      </Page>
    </>
  );
}
