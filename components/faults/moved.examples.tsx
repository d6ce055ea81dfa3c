import type { Examples } from '@/components/examples';
import { articlePath } from '@/lib/paths';
import { RedirectPage } from './moved';

export const examples = {
  Artikel: <RedirectPage to={articlePath('wie-ein-vulkan-ausbricht')} name="Wie ein Vulkan ausbricht" />,
} satisfies Examples;
