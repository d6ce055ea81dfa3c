import { Notice } from '@/components/ui/notice';

/** Says that books were listed twice (spec 2 §8); the site's own content holds none (decisions.md). */
export function DuplicateNotice({ removed }: { removed: number }) {
  return removed > 0 ? <Notice>{removed} doppelte Buchtitel wurden entfernt.</Notice> : null;
}
