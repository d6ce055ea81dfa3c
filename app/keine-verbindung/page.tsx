import type { Metadata } from 'next';
import { KeptList } from '@/components/keep/kept-list';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';

const { title, description, text } = content.lists.kept.offline;

export const metadata: Metadata = { title, description, robots: { index: false } };

/** Served by the service worker if there is neither a network nor an offline copy (R-KEEP-3). */
export default function OfflinePage() {
  return (
    <Page title={title} lead={text}>
      <KeptList />
    </Page>
  );
}
