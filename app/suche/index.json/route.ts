import { content } from '@/lib/content';
import { thumbnail } from '@/lib/images/thumbnail';
import { searchIndex } from '@/lib/search/build';

export const dynamic = 'force-static';

/** The search index, fetched by the search page alone: /suche/index.json */
export const GET = () =>
  new Response(JSON.stringify(searchIndex(content, thumbnail)), { headers: { 'content-type': 'application/json' } });
