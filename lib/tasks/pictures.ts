import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { derivePictures } from '@/lib/images/derive';
import { makeShareCards } from '@/lib/images/og/make';
import { shareCards } from '@/lib/pages/registry';

const PICTURES = 'content/pictures';

/** Between two lines that say how far the work is. */
const EVERY_MS = 3000;

function teller(what: string) {
  let told = performance.now();
  return (ready: number, all: number) => {
    if (performance.now() - told < EVERY_MS) return;
    told = performance.now();
    console.log(`${what}: ${ready} von ${all}`);
  };
}

const { content, faults } = readContent('content');
if (!content) {
  for (const fault of faults) console.error(formatFault(fault));
  process.exit(1);
}
const count = await derivePictures(PICTURES, teller('Bilder'));
const shared = await makeShareCards(PICTURES, shareCards(content), teller('Vorschaubilder'));
console.log(`${count} Bilder und ${shared} Vorschaubilder sind bereit.`);
