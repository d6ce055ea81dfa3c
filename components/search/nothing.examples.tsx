import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { AskedNothing } from '@/tests/gallery/handlers.island';

const { empty } = content.lists.search;
const { places } = content.searchWords;

export const examples = {
  'nichts gefunden': <AskedNothing copy={empty} places={places} similar={[]} />,
  'mit ähnlichen Wörtern': <AskedNothing copy={empty} places={places} similar={['Zoo', 'Vulkan']} />,
} satisfies Examples;
