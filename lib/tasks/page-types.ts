import { formatFault } from 'content/fault';
import { onePageOfEach } from '@/lib/pages/registry';
import { readSite } from '@/lib/publishing/read';

const { content: read, faults } = readSite('content');
if (!read) throw new Error(faults.map(formatFault).join('\n'));

export const content = read;

/** One path per type of page, for screenshots and measurements: { books: '/books/', … } */
export const PAGE_TYPES = onePageOfEach(content);
