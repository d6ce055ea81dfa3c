import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pictureFile } from 'content/picture-file';
import { picturesIn } from 'content/text';
import { hashOf } from 'german/hash';
import sharp, { type Sharp } from 'sharp';
import { readCached, writeAtomic } from '@/lib/atomic-file';
import { TURNED } from '@/lib/images/settings';

/** A picture as Typst embeds it; size in pixels, or in a drawing's own units. */
export type PrintPicture = {
  file: string;
  width: number;
  height: number;
  /** For a cut-out that extends above its frame: top of the frame as a fraction of the height. */
  frameTop?: number;
};

export const DPI = 200;
export const MILLIMETRES_PER_INCH = 25.4;
/** MozJPEG settings without progressive scan optimization, which doubles the time and saves 2 % of the bytes. */
const JPEG = {
  quality: 82,
  chromaSubsampling: '4:4:4',
  trellisQuantisation: true,
  overshootDeringing: true,
  quantisationTable: 3,
} as const;
/** Increase after a change of the settings above. */
const VERSION = 4;

/** Pixels that a printed width in millimetres needs: pixelsFor(256) → 2016 */
export const pixelsFor = (millimetres: number) => Math.ceil((millimetres / MILLIMETRES_PER_INCH) * DPI);

/** A cut-out as JPEG with a mask; a PNG with alpha channel would be ten times as large. */
async function cutOut(picture: Sharp, width: number, height: number): Promise<Buffer> {
  const inside = picture.clone().flatten({ background: '#ffffff' });
  const colours = (await inside.jpeg(JPEG).toBuffer()).toString('base64');
  const outline = (
    await picture.clone().extractChannel('alpha').toColourspace('b-w').png({ compressionLevel: 9 }).toBuffer()
  ).toString('base64');
  const place = `width="${width}" height="${height}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${place} viewBox="0 0 ${width} ${height}">` +
      `<mask id="m" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" ${place}><image ${place} href="data:image/png;base64,${outline}"/></mask>` +
      `<g mask="url(#m)"><image ${place} href="data:image/jpeg;base64,${colours}"/></g></svg>`,
  );
}

const OPAQUE = 250;

/** Top of the frame, from the lower of the two edges: frameTopOf(picture) → 0.15; undefined if an edge is transparent */
async function frameTopOf(picture: Sharp): Promise<number | undefined> {
  const { data, info } = await picture.clone().extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const firstAt = (x: number) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0).findIndex((alpha) => alpha >= OPAQUE);
  const edges = [firstAt(3), firstAt(info.width - 4)];
  return edges.includes(-1) ? undefined : Math.max(...edges) / info.height;
}

/** Stand-in while pages are being closed: only the shape matters then, and encoding all pictures twice takes seconds. */
const blank = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"/>`;

async function packed(
  source: string,
  bytes: Buffer,
  width: number,
  height: number,
  hasAlpha: boolean,
): Promise<Buffer> {
  if (source.endsWith('.svg')) return bytes;
  const picture = sharp(bytes, TURNED).resize(width, height, { kernel: 'lanczos3' });
  return hasAlpha ? cutOut(picture, width, height) : picture.jpeg(JPEG).toBuffer();
}

async function printPicture(source: string, cache: string, widest: number | undefined): Promise<PrintPicture> {
  const bytes = readFileSync(source);
  const isDrawing = source.endsWith('.svg');
  const hash = hashOf([bytes, `${VERSION} ${widest ?? ''}`]);
  const facts = join(cache, `${hash}.json`);
  const known = readCached<PrintPicture>(facts);
  if (known) return known;
  const { autoOrient, hasAlpha } = await sharp(bytes, isDrawing ? { density: 72 } : {}).metadata();
  const { width, height } = autoOrient;
  // Never enlarges; the caller reports pictures that are too small.
  const across = Math.min(width, widest ?? width);
  const down = Math.round((height * across) / width);
  const file = join(cache, `${hash}.${isDrawing || hasAlpha || widest === undefined ? 'svg' : 'jpg'}`);
  writeAtomic(file, widest === undefined ? blank(width, height) : await packed(source, bytes, across, down, hasAlpha));
  // Relative to the workspace root, as Typst reads it.
  const frameTop = hasAlpha && !isDrawing ? await frameTopOf(sharp(bytes, TURNED)) : undefined;
  const picture = { file: `/${relative(process.cwd(), resolve(file))}`, width, height, frameTop };
  writeAtomic(facts, JSON.stringify(picture));
  return picture;
}

/** Pictures that a value refers to, `shown` millimetres wide at most; without `shown`, blank stand-ins of the same
 * shape:
 * printPictures(data, 'content/pictures', '.cache/print/pictures') → Map { 'events/zoo.webp' → {
 * file: '/.cache/print/pictures/1f2e.jpg', … } } */
export async function printPictures(
  data: unknown,
  root: string,
  cache: string,
  shown?: ReadonlyMap<string, number>,
): Promise<Map<string, PrintPicture>> {
  const pictures = new Map<string, PrintPicture>();
  for (const { src, field } of picturesIn(data)) {
    if (pictures.has(src)) continue;
    const source = join(root, pictureFile(src));
    if (!existsSync(source)) throw new Error(`${field}: content/pictures/${pictureFile(src)} fehlt`);
    const widest = shown?.get(src);
    pictures.set(src, await printPicture(source, cache, widest === undefined ? undefined : pixelsFor(widest)));
  }
  return pictures;
}

/** Adds file and size to each picture: withPictures({ src: 'a.webp', alt: '…' }, pictures) → { src: 'a.webp', alt: '…', file: '…', width:
 * 1200, height: 675 } */
export function withPictures<T>(value: T, pictures: ReadonlyMap<string, PrintPicture>): T {
  if (Array.isArray(value)) return value.map((entry) => withPictures(entry, pictures)) as T;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, withPictures(entry, pictures)]);
  const own = 'src' in value && 'alt' in value ? pictures.get(String(value.src)) : undefined;
  return { ...Object.fromEntries(entries), ...own } as T;
}
