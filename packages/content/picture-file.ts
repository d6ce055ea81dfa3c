import { extname } from 'node:path';
import { hashOf } from 'german/hash';

/** Raw address of a file on GitHub (R-CON-5): '…/blob/main/zoo.png' → '…/main/zoo.png' */
export const rawAddress = (src: string) =>
  src.replace(/^https:\/\/github\.com\/([^/]+)\/([^/]+)\/blob\//, 'https://raw.githubusercontent.com/$1/$2/');

/** Path below content/pictures: pictureFile('events/zoo.webp') → 'events/zoo.webp', pictureFile('https://…/zoo.png') → 'remote/3f2a….png' */
export function pictureFile(src: string): string {
  if (!src.startsWith('https:')) return src;
  const raw = rawAddress(src);
  const name = hashOf([raw], 16);
  return `remote/${name}${extname(new URL(raw).pathname) || '.webp'}`;
}
