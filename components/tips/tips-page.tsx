import type { Content } from 'content/kinds';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { pagePath, pageTitle } from '@/lib/pages/paged';
import type { Tip } from '@/lib/tips/tip';
import { FullList } from './full-list';

type Props = {
  /** Path of the list's first page. */
  path: string;
  page: number;
  kind: Tip['kind'];
  copy: Content['lists']['books' | 'games'];
  tips: Tip[];
};

/** A page of all book tips or all games. */
export function TipsPage({ path, page, ...list }: Props) {
  const { title, intro } = list.copy;
  return (
    <>
      <Breadcrumb path={pagePath(path, page)} />
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
