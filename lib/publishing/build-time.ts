import { ORDERS_FILE } from 'content/own-paths';
import { parseFrom } from 'content/values/publishing';
import { now } from 'german/dates/day';

/** Moment that decides what a build publishes: now, or BUILD_DAY, from midnight unless it names a time.
 * buildMoment('5. April 2027, 8 Uhr') → '2027-04-05T06:00:00.000Z' */
export function buildMoment(day = process.env.BUILD_DAY): string {
  if (!day) return now().toISOString();
  const read = parseFrom(day);
  if ('expected' in read) throw new Error(`BUILD_DAY=${day}: erwartet ${read.expected}`);
  return read.at;
}

type Env = Record<string, string | undefined>;

/** Set in `next dev` and by `npm run build:preview`, never by `next build`: isPreview({ SITE_PREVIEW: 'dev' }) → true */
export const isPreview = ({ SITE_PREVIEW }: Env = process.env) => SITE_PREVIEW === 'dev' || SITE_PREVIEW === 'build';

/** Set by `npm run orders` if content/site.yaml says `demo`: orders go to the local receiver. isLocalOrders({ SITE_ORDERS: 'trial' }) → true */
export const isLocalOrders = ({ SITE_ORDERS }: Env = process.env) => SITE_ORDERS === 'trial';

/** The receiver's file, elsewhere for a trial: ordersFile({}) → 'deploy/orders.content.json' */
export const ordersFile = (env: Env = process.env) =>
  isLocalOrders(env) ? '.cache/orders/orders.content.json' : ORDERS_FILE;

/** Keeps drafts out of the folder that is published (next.config.ts): outFolder({}) → 'out', in a preview 'out-preview' */
export const outFolder = (env: Env = process.env) =>
  isPreview(env) ? 'out-preview' : isLocalOrders(env) ? 'out-orders' : 'out';
