import { isPreview } from './build-time';
import type { Content } from './kinds';
import { asPreview, hiddenPictures } from './published';

type Read = { content: Content; all: Content };

/** What pages show of a reading, and the pictures that only hidden entries name: siteOf(readContent('content', at), at) → { content, notShown } */
export const siteOf = ({ content, all }: Read, at: string): { content: Content; notShown: ReadonlySet<string> } => ({
  content: isPreview() ? asPreview(content, at) : content,
  notShown: hiddenPictures(all, content),
});
