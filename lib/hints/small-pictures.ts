import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { WarningFields } from 'content/fault';
import { fileOf } from 'content/files';
import type { Content, Picture } from 'content/kinds';
import { pictureFile } from 'content/picture-file';
import { MIN_WIDTH } from 'content/picture-rules';
import { pictureSize } from 'content/picture-size';

/** Reports article and event pictures that are too small for their display:
 * → [{ field: 'image.src', found: '640 Punkte breit', expected: 'mindestens 1.200, …' }] */
export function smallPictures(
  { articles, events }: Pick<Content, 'articles' | 'events'>,
  root: string,
): WarningFields[] {
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
    const width = statSync(path, { throwIfNoEntry: false })?.isFile()
      ? pictureSize(readFileSync(path))?.width
      : undefined;
    if (width === undefined || width >= MIN_WIDTH) return [];
    const expected = `mindestens ${MIN_WIDTH.toLocaleString('de')}, damit es auch groß scharf ist`;
    return [{ ...place, found: `„${image.src}“, ${width.toLocaleString('de')} Punkte breit`, expected }];
  });
}
