import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Told } from '../fault';
import type { Content, Picture } from '../kinds';
import { pictureFile } from '../picture-file';
import { LEAST_WIDTH } from '../picture-rules';
import { fileOf } from './files';

/** As the file's head says (RIFF, one of three kinds of WebP); undefined for anything else: webpWidth(bytes) → 1600 */
export function webpWidth(bytes: Buffer): number | undefined {
  const kind = bytes.toString('latin1', 12, 16);
  if (bytes.length < 30 || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  if (kind === 'VP8X') return bytes.readUIntLE(24, 3) + 1;
  if (kind === 'VP8L') return (bytes.readUInt16LE(21) & 0x3fff) + 1;
  return kind === 'VP8 ' ? bytes.readUInt16LE(26) & 0x3fff : undefined;
}

/** What is shown large: pictures of articles and events. → [{ field: 'image.src', found: '640 Punkte breit', expected: 'mindestens 1.200, …' }] */
export function smallPictures({ articles, events }: Pick<Content, 'articles' | 'events'>, root: string): Told[] {
  const shown: { file: string; field: string; image: Picture }[] = [
    ...articles.flatMap(({ slug, image, content }) => [
      { file: `articles/${slug}.yaml`, field: 'image.src', image },
      ...content.flatMap((block, at) =>
        block.type === 'image'
          ? [{ file: `articles/${slug}.yaml`, field: `content[${at + 1}].image.src`, image: block.image }]
          : [],
      ),
    ]),
    ...events.map(({ id, image }) => ({ file: fileOf('events', id), field: 'image.src', image })),
  ];
  return shown.flatMap(({ image, ...place }) => {
    const path = join(root, 'pictures', pictureFile(image.src));
    const width = statSync(path, { throwIfNoEntry: false })?.isFile() ? webpWidth(readFileSync(path)) : undefined;
    if (width === undefined || width >= LEAST_WIDTH) return [];
    const expected = `mindestens ${LEAST_WIDTH.toLocaleString('de')}, damit es auch groß scharf ist`;
    return [{ ...place, found: `„${image.src}“, ${width.toLocaleString('de')} Punkte breit`, expected }];
  });
}
