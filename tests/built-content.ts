import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';

const reading = readContent('content');
if (!reading.content) throw new Error(reading.faults.map(formatFault).join('\n'));

/** Today's content, as out/ is built from it: what tests of the built site, and of its texts, compute their expectations from. */
export const built = reading.content;
