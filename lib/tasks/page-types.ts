import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { onePageOfEach } from '@/lib/pages/registry';

const { content: read, faults } = readContent('content');
if (!read) throw new Error(faults.map(formatFault).join('\n'));

export const content = read;

/** One path per type of page, for screenshots and measurements: { books: '/books/', … } */
export const PAGE_TYPES = onePageOfEach(content);
