import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { readKept, writeWhole } from '@/lib/build/kept';
import { pictureFile } from '@/lib/content/picture-file';
import { picturesIn } from '@/lib/content/text';
import { hashOf } from '@/lib/hash';
import { TURNED } from '@/lib/images/settings';

/** As Typst embeds it; width and height in pixels, of a drawing in its own units. */
export type PrintPicture = {
  file: string;
  width: number;
  height: number;
  /** Of a cut-out that leaves its frame: where the frame begins, as a share of its height. */
  frameTop?: number;
};

export const DPI = 200;
export const MILLIMETRES_PER_INCH = 25.4;
/** As MozJPEG packs, without its search for the order of passes, which takes half of the time for 2 % of the bytes. */
const JPEG = {
  quality: 82,
  chromaSubsampling: '4:4:4',
  trellisQuantisation: true,
  overshootDeringing: true,
  quantisationTable: 3,
} as const;
/** Change it with the settings above. */
const VERSION = 4;

/** How many pixels a width on paper needs: pixelsFor(256) → 2016 */
export const pixelsFor = (millimetres: number) => Math.ceil((millimetres / MILLIMETRES_PER_INCH) * DPI);

/** A cut-out: colours as JPEG, its outline as a mask over it. PNG with its alpha would be ten times as large. */
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

/** At the lower of both edges: what stands above it has left the frame. → 0.15, undefined where nothing reaches the edges */
async function frameTopOf(picture: Sharp): Promise<number | undefined> {
  const { data, info } = await picture.clone().extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const firstAt = (x: number) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0).findIndex((alpha) => alpha >= OPAQUE);
  const edges = [firstAt(3), firstAt(info.width - 4)];
  return edges.includes(-1) ? undefined : Math.max(...edges) / info.height;
}

/** Stands for a picture while pages are closed: only its shape counts there, and packing all pictures twice takes seconds. */
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

async function made(source: string, cache: string, widest: number | undefined): Promise<PrintPicture> {
  const bytes = readFileSync(source);
  const isDrawing = source.endsWith('.svg');
  const hash = hashOf([bytes, `${VERSION} ${widest ?? ''}`]);
  const facts = join(cache, `${hash}.json`);
  const known = readKept<PrintPicture>(facts);
  if (known) return known;
  const { autoOrient, hasAlpha } = await sharp(bytes, isDrawing ? { density: 72 } : {}).metadata();
  const { width, height } = autoOrient;
  // Larger than it is nobody can make it; smaller than its place needs is the caller's to tell.
  const across = Math.min(width, widest ?? width);
  const down = Math.round((height * across) / width);
  const file = join(cache, `${hash}.${isDrawing || hasAlpha || widest === undefined ? 'svg' : 'jpg'}`);
  writeWhole(file, widest === undefined ? blank(width, height) : await packed(source, bytes, across, down, hasAlpha));
  // From the root of the workspace, as Typst reads it.
  const frameTop = hasAlpha && !isDrawing ? await frameTopOf(sharp(bytes, TURNED)) : undefined;
  const picture = { file: `/${relative(process.cwd(), resolve(file))}`, width, height, frameTop };
  writeWhole(facts, JSON.stringify(picture));
  return picture;
}

/** Of all that a value shows, `shown` millimetres wide at most; without `shown` blank stand-ins of the same shape:
 * printPictures(data, 'content/pictures', '.cache/print/pictures') → Map { 'events/zoo.webp' → { file: '/.cache/print/pictures/1f2e.jpg', … } } */
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
    pictures.set(src, await made(source, cache, widest === undefined ? undefined : pixelsFor(widest)));
  }
  return pictures;
}

/** Puts the files in: withPictures({ src: 'a.webp', alt: '…' }, pictures) → { src: 'a.webp', alt: '…', file: '…', width: 1200, height: 675 } */
export function withPictures<T>(value: T, pictures: ReadonlyMap<string, PrintPicture>): T {
  if (Array.isArray(value)) return value.map((entry) => withPictures(entry, pictures)) as T;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, withPictures(entry, pictures)]);
  const own = 'src' in value && 'alt' in value ? pictures.get(String(value.src)) : undefined;
  return { ...Object.fromEntries(entries), ...own } as T;
}
