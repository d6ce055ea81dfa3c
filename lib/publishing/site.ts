import type { Content } from 'content/kinds';
import { ORDERS_PATH } from 'content/own-paths';
import { isLocalOrders, isPreview } from './build-time';
import { asPreview, hiddenPictures } from './published';

type Read = { content: Content; all: Content };

/** Points forms to the receiver that `npm run orders` runs. */
const asTrial = (content: Content): Content =>
  isLocalOrders()
    ? {
        ...content,
        site: { ...content.site, order: { ...content.site.order, mode: 'endpoint', endpoint: ORDERS_PATH } },
      }
    : content;

/** Content for the pages, and pictures used only by hidden entries: siteOf(readSite('content', at), at) → { content, notShown } */
export const siteOf = ({ content, all }: Read, at: string): { content: Content; notShown: ReadonlySet<string> } => ({
  content: asTrial(isPreview() ? asPreview(content, at) : content),
  notShown: hiddenPictures(all, content),
});
