import { readdirSync, readFileSync } from 'node:fs';
import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { today } from '@/lib/dates/day';
import { openPoints } from '@/lib/order/launch';
import { ORDERS_PATH } from '@/lib/pages/paths';
import { sendTestOrder } from '@/lib/receiver/try-out';
import { absolute } from '@/lib/seo/address';
import { counted } from '@/lib/text';

const PAGES = 'content/pages';
const ownTexts = Object.fromEntries(
  readdirSync(PAGES).map((name) => [`${PAGES}/${name}`, readFileSync(`${PAGES}/${name}`, 'utf8')]),
);
const { content, faults } = readContent('content');
const open = content
  ? openPoints({ ...content, ownTexts, siteUrl: process.env.SITE_URL }, today())
  : faults.map(formatFault);

// Only our own receiver recognizes a test order.
if (content?.site.order.mode === 'endpoint' && content.site.order.endpoint === ORDERS_PATH) {
  const fault = await sendTestOrder(absolute(ORDERS_PATH), content);
  if (fault) open.push(fault);
}

if (open.length > 0) {
  console.error(`Noch nicht startklar, ${counted(open.length, 'Punkt ist', 'Punkte sind')} offen:`);
  for (const point of open) console.error(`  – ${point}`);
  process.exitCode = 1;
} else {
  console.log('Startklar: Es ist nichts mehr offen.');
}
