import { readContent } from '@/lib/content/read';
import { onePageOfEach } from '@/lib/pages/registry';

const { content } = readContent('content');

/** One page of each type of what is built, by the name it is spoken of: what is photographed and measured. */
export const PAGE_TYPES = content ? onePageOfEach(content) : {};
