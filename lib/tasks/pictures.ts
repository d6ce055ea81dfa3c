import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { derivePictures } from '@/lib/images/derive';
import { makeShareCards } from '@/lib/images/og/make';
import { shareCards } from '@/lib/seo/share-cards';

const PICTURES = 'content/pictures';

const { content, faults } = readContent('content');
if (!content) {
  for (const fault of faults) console.error(formatFault(fault));
  process.exit(1);
}
const count = await derivePictures(PICTURES);
const shared = await makeShareCards(PICTURES, shareCards(content));
console.log(`${count} Bilder und ${shared} Vorschaubilder sind bereit.`);
