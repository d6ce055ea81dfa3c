import { readFileSync } from 'node:fs';
import { formatFault } from 'content/fault';
import { readSite } from '@/lib/publishing/read';

type Reading = Pick<ReturnType<typeof readSite>, 'content' | 'faults'>;

/** Read before the tests started (tests/fixtures/keep.ts), else read now. */
const { BUILT_CONTENT: kept } = process.env;
const { content, faults }: Reading = kept ? JSON.parse(readFileSync(kept, 'utf8')) : readSite('content');
if (!content) throw new Error(faults.map(formatFault).join('\n'));

/** Today's content, as in out/. Tests of the built site and of its texts derive their expectations from it. */
export const built = content;
