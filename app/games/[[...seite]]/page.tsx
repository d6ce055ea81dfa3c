import { TipsPage } from '@/components/tips/tips-page';
import { content } from '@/lib/content';
import { pageNumber, pageParams, pagePath } from '@/lib/pages/paged';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { gameList } from '@/lib/seo/graph/tips';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';
import { findable } from '@/lib/tips/findable';
import { tipOfGame } from '@/lib/tips/tip';
import { uniqueById } from '@/lib/tips/unique';

type Props = { params: Promise<{ seite?: string[] }> };

const path = PATHS.games;
const copy = content.lists.games;
const games = uniqueById(content.games).items;
const tips = findable(content.games.map(tipOfGame), content.searchWords);

export const dynamicParams = false;

/** One route for the list and its pagination: Next cannot export a dynamic route that has no pages. */
export const generateStaticParams = () => pageParams(games);
export const generateMetadata = async ({ params }: Props) =>
  metadataOf(pagePath(path, pageNumber((await params).seite)));

/** All games (R-TIP-6), paginated (R-TIP-13). */
export default async function GamesPage({ params }: Props) {
  const page = pageNumber((await params).seite);
  const areExamples = copy.example !== undefined;
  const about = games.length > 0 ? gameList(copy.title, games, page, areExamples) : undefined;
  return (
    <>
      <JsonLd graph={pageGraph(pagePath(path, page), about)} />
      <TipsPage kind="game" {...{ path, page, copy, tips }} />
    </>
  );
}
