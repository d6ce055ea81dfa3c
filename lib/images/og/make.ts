import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFile } from 'content/picture-file';
import { palette, title } from 'content/title';
import { hashOf } from 'german/hash';
import sharp, { type OverlayOptions } from 'sharp';
import { writeAtomic } from '@/lib/atomic-file';
import type { ShareCard } from '@/lib/pages/registry';
import { wordmark } from '@/lib/title/drawings';
import { CACHE, TURNED } from '../settings';
import { drawCard, type Kind } from './draw';
import { loadFaces } from './letters';
import { couponGround, EDGE, HEIGHT, WIDTH } from './paper';

/** Increase when the drawing changes, so that older pictures are made again. */
const DRAWING = 2;
/** Messengers skip previews that are too large. */
const MOST_BYTES = 250_000;
const LOGO = wordmark(title, palette.ink);
const COLOURS = [256, 160, 96, 64, 32];
/** Intermediate files are not compressed. */
const UNPACKED = { compressionLevel: 0 };

const svg = (parts: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts}</svg>`);

async function kindOf(source: Buffer, src: string): Promise<Kind> {
  const { autoOrient, hasAlpha } = await sharp(source).metadata();
  const { width, height } = autoOrient;
  if (width < height) return 'book';
  return src.endsWith('.svg') || (!hasAlpha && width > height) ? 'scene' : 'object';
}

/** Position of the picture before the sheet with the text covers its left edge. */
async function placed(source: Buffer, kind: Kind): Promise<OverlayOptions[]> {
  const none = { r: 0, g: 0, b: 0, alpha: 0 };
  if (kind === 'scene') {
    const left = EDGE - 60;
    const input = await sharp(source, TURNED)
      .resize(WIDTH - left, HEIGHT, { fit: 'cover', position: sharp.strategy.attention })
      .png(UNPACKED)
      .toBuffer();
    return [{ input, left, top: 0 }];
  }
  if (kind === 'object') {
    const input = await sharp(source, TURNED)
      .resize(500, 520, { fit: 'contain', background: none })
      .png(UNPACKED)
      .toBuffer();
    return [{ input, left: 680, top: 60 }];
  }
  const cover = await sharp(source, { density: 72, ...TURNED })
    .resize({ height: 464 })
    .png(UNPACKED)
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((EDGE + WIDTH) / 2 - cover.info.width / 2) + 8;
  const shadow = `<rect x="${left + 14}" y="88" width="${cover.info.width}" height="456" rx="6" fill="${palette.ink}" fill-opacity="0.28"/>`;
  return [{ input: svg(shadow) }, { input: cover.data, left, top: 78 }];
}

/** Loaded once per process. */
let faces: ReturnType<typeof loadFaces> | undefined;

async function make(card: ShareCard, source: Buffer): Promise<Buffer> {
  faces ??= loadFaces();
  const kind = await kindOf(source, card.image);
  const picture = await sharp(svg(couponGround(palette[card.ground])))
    .composite([...(await placed(source, kind)), { input: svg(drawCard(card, kind, LOGO, faces)) }])
    .flatten({ background: palette.paper })
    .png(UNPACKED)
    .toBuffer();
  for (const colours of COLOURS) {
    const small = await sharp(picture)
      .png({ palette: true, colours, dither: 0.5, effort: 3, compressionLevel: 9 })
      .toBuffer();
    if (small.length <= MOST_BYTES) return small;
  }
  throw new Error(`Das Vorschaubild von ${card.path} wird größer als ${MOST_BYTES} Byte.`);
}

/** File name, hashed from everything in the picture: shareFile('content/pictures', card) → '.cache/pictures/og-1f2e3d4c5b6a.png' */
export function shareFile(root: string, card: ShareCard): string {
  const hash = hashOf([
    readFileSync(join(root, pictureFile(card.image))),
    JSON.stringify([card, LOGO, palette, DRAWING]),
  ]);
  return join(CACHE, `og-${hash}.png`);
}

/** Draws a share picture, 1200 × 630, unless it exists: makeShareCard('content/pictures', card) → '.cache/pictures/og-1f2e3d4c5b6a.png' */
export async function makeShareCard(root: string, card: ShareCard): Promise<string> {
  const file = shareFile(root, card);
  if (!existsSync(file)) writeAtomic(file, await make(card, readFileSync(join(root, pictureFile(card.image)))));
  return file;
}
