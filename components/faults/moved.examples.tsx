import type { Examples } from '@/components/examples';
import { articlePath } from '@/lib/pages/paths';
import { Moved } from './moved';

export const examples = {
  Artikel: <Moved to={articlePath('wie-ein-vulkan-ausbricht')} name="Wie ein Vulkan ausbricht" />,
} satisfies Examples;
