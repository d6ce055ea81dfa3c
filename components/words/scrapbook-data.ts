import type { Content } from '@/lib/content/kinds';

export type ScrapbookCopy = Omit<
  Content['lists']['scrapbook'],
  'description' | 'intro' | 'remember' | 'stamps' | 'how'
>;

/** An article as shown on a card or a stamp, by its address. */
type Place = { title: string; picture: string };

/** Data from the build. */
export type ScrapbookData = {
  copy: ScrapbookCopy;
  places: Record<string, Place>;
};
