import { readFileSync } from 'node:fs';
import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';

type Reading = Pick<ReturnType<typeof readContent>, 'content' | 'faults'>;

/** Read before the tests began (tests/fixtures/keep.ts), or now where nobody did. */
const { BUILT_CONTENT: kept } = process.env;
const { content, faults }: Reading = kept ? JSON.parse(readFileSync(kept, 'utf8')) : readContent('content');
if (!content) throw new Error(faults.map(formatFault).join('\n'));

/** Today's content, as out/ is built from it: what tests of the built site, and of its texts, compute their expectations from. */
export const built = content;
