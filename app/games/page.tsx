import { FullList } from '@/components/tips/full-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { gameList } from '@/lib/seo/graph/tips';
import { pageMetadata } from '@/lib/seo/metadata';
import { findable } from '@/lib/tips/findable';
import { tipOfGame } from '@/lib/tips/tip';
import { uniqueById } from '@/lib/tips/unique';

const { games: copy } = content.lists;

export const metadata = pageMetadata({ title: copy.title, description: copy.description, path: PATHS.games });

/** All games (R-TIP-6). */
export default function GamesPage() {
  return (
    <>
      <Breadcrumb
        path={PATHS.games}
        about={content.games.length > 0 ? [gameList(copy.title, uniqueById(content.games).items)] : []}
      />
      <Page title={copy.title} lead={copy.intro} back={{ href: '/#games-books', label: 'Zurück zur Übersicht' }}>
        <FullList kind="game" copy={copy} tips={findable(content.games.map(tipOfGame), content.searchWords)} />
      </Page>
    </>
  );
}
