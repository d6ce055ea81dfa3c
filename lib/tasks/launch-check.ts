import { readdirSync, readFileSync } from 'node:fs';
import { type Given, readSettings } from 'receiver/settings-file';
import { warnings } from 'receiver/warnings';

// The settings of the receiver, which name the site's address too: modules that know it read it when they load.
const faultsOfSettings: string[] = [];
function settingsIfRight(): Given | undefined {
  try {
    return readSettings(process.argv.slice(2), process.env);
  } catch (error) {
    faultsOfSettings.push(...(error as Error).message.split('\n'));
    return undefined;
  }
}
const given = settingsIfRight();
if (given) Object.assign(process.env, given.env);
else delete process.env.SITE_URL;

const { buildMoment } = await import('@/lib/publishing/build-time');
const { nextBuild } = await import('@/lib/hints/due');
const { formatFault } = await import('content/fault');
const { readSite } = await import('@/lib/publishing/read');
const { today } = await import('german/dates/day');
const { openPoints } = await import('@/lib/launch/open-points');
const { ORDERS_PATH } = await import('content/own-paths');
const { sendTestOrder } = await import('receiver/try-out');
const { counted } = await import('german/text');

const PAGES = 'content/pages';
const ownTexts = Object.fromEntries(
  readdirSync(PAGES).map((name) => [`${PAGES}/${name}`, readFileSync(`${PAGES}/${name}`, 'utf8')]),
);
const { content, all, faults } = readSite('content');
const open = content
  ? openPoints({ ...content, ownTexts, siteUrl: process.env.SITE_URL }, today())
  : faults.map(formatFault);
open.unshift(...faultsOfSettings);

// Only our own receiver recognizes a test order.
if (given && content?.site.order.mode === 'endpoint' && content.site.order.endpoint === ORDERS_PATH) {
  const { address, base } = given.settings;
  open.push(...warnings(given.settings, content.site.publisher.email));
  const fault = await sendTestOrder(`${address}${base}${ORDERS_PATH}`, content);
  if (fault) open.push(fault);
}

if (open.length > 0) {
  console.error(`Noch nicht startklar, ${counted(open.length, 'Punkt ist', 'Punkte sind')} offen:`);
  for (const point of open) console.error(`  – ${point}`);
  process.exitCode = 1;
} else {
  console.log('Startklar: Es ist nichts mehr offen.');
}
if (all) console.log(nextBuild(all, buildMoment()));
