import { ORDERS_PATH } from '@/lib/pages/paths';
import { isPreview, isTrial } from './build-time';
import type { Content } from './kinds';
import { asPreview, hiddenPictures } from './published';

type Read = { content: Content; all: Content };

/** Its forms send to the receiver that `npm run orders` runs beside it. */
const asTrial = (content: Content): Content =>
  isTrial()
    ? {
        ...content,
        site: { ...content.site, order: { ...content.site.order, mode: 'endpoint', endpoint: ORDERS_PATH } },
      }
    : content;

/** What pages show of a reading, and the pictures that only hidden entries name: siteOf(readContent('content', at), at) → { content, notShown } */
export const siteOf = ({ content, all }: Read, at: string): { content: Content; notShown: ReadonlySet<string> } => ({
  content: asTrial(isPreview() ? asPreview(content, at) : content),
  notShown: hiddenPictures(all, content),
});
