import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { onePageOfEach } from '@/lib/pages/registry';

const { content, faults } = readContent('content');
if (!content) throw new Error(faults.map(formatFault).join('\n'));

/** By the name it is spoken of, to be photographed and measured: { books: '/books/', … } */
export const PAGE_TYPES = onePageOfEach(content);
