import { readFileSync } from 'node:fs';
import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';

type Reading = Pick<ReturnType<typeof readContent>, 'content' | 'faults'>;

/** Read before the tests started (tests/fixtures/keep.ts), else read now. */
const { BUILT_CONTENT: kept } = process.env;
const { content, faults }: Reading = kept ? JSON.parse(readFileSync(kept, 'utf8')) : readContent('content');
if (!content) throw new Error(faults.map(formatFault).join('\n'));

/** Today's content, as in out/. Tests of the built site and of its texts derive their expectations from it. */
export const built = content;
