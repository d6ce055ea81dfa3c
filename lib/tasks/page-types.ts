import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { onePageOfEach } from '@/lib/pages/registry';

const { content, faults } = readContent('content');
if (!content) throw new Error(faults.map(formatFault).join('\n'));

/** One page of each type of what is built, by the name it is spoken of: what is photographed and measured. */
export const PAGE_TYPES = onePageOfEach(content);
