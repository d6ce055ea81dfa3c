import { Notice } from '@/components/ui/notice';

/** Says that books were listed twice (R-TIP-8); the site's own content holds none (decision 0006). */
export function DuplicateNotice({ removed }: { removed: number }) {
  return removed > 0 ? <Notice>{removed} doppelte Buchtitel wurden entfernt.</Notice> : null;
}
