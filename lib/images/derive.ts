import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, WIDTHS } from 'content/picture-rules';
import { hashOf } from 'german/hash';
import sharp, { type Sharp } from 'sharp';
import { readCached, writeAtomic } from '@/lib/atomic-file';
import {
  CACHE,
  ENCODING,
  FORMATS,
  fileName,
  filesOf,
  type PictureFacts,
  SETTINGS_VERSION,
  TURNED,
  widthsOf,
} from './settings';

/** Pixels per inch at which a unit of a drawing is one pixel. */
const DENSITY = 72;

const SOURCES = /\.(webp|png|jpe?g|svg)$/i;

const hexColour = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** All pictures: pictureSources('content/pictures') → ['articles/eulen.webp', …] */
export const pictureSources = (root: string): string[] =>
  (readdirSync(root, { recursive: true }) as string[])
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => SOURCES.test(name))
    .sort();

/** A drawing has no pixel size: a small one is rendered as large as pictures of its shape are shown. */
async function sourceOf(bytes: Buffer, isDrawing: boolean): Promise<Sharp> {
  if (!isDrawing) return sharp(bytes, TURNED);
  const drawing = sharp(bytes, { density: DENSITY });
  const { width, height } = await drawing.metadata();
  const widths = WIDTHS[kindOf({ width, height })];
  if (width >= Math.min(...widths)) return drawing;
  return sharp(bytes, { density: Math.ceil((DENSITY * Math.max(...widths)) / width) });
}

async function derive(root: string, src: string, withFiles: boolean): Promise<PictureFacts> {
  const bytes = readFileSync(join(root, src));
  const hash = hashOf([bytes, String(SETTINGS_VERSION)], 8);
  const factsFile = join(CACHE, `${src.replaceAll('/', '-')}-${hash}.json`);
  const known = readCached<PictureFacts>(factsFile);
  if (known && (!withFiles || filesOf(known).every((name) => existsSync(join(CACHE, name))))) return known;
  const source = await sourceOf(bytes, src.endsWith('.svg'));
  const { autoOrient, hasAlpha } = await source.metadata();
  const { width, height } = autoOrient;
  const widths = WIDTHS[kindOf({ width, height })].filter((candidate) => candidate <= width);
  if (widths.length === 0) throw new Error(`nur ${width} Punkte breit`);
  // Decoded once; all widths are made from the largest.
  const { data, info: raw } = await source.resize(widths.at(-1)).raw().toBuffer({ resolveWithObject: true });
  const at = (candidate: number | undefined) => sharp(data, { raw }).resize(candidate);
  for (const format of withFiles ? FORMATS : [])
    for (const candidate of widthsOf(format, widths))
      writeAtomic(
        join(CACHE, fileName(hash, candidate, format)),
        await at(candidate)[format](ENCODING[format]).toBuffer(),
      );
  const { dominant } = await sharp(await at(widths[0]).png({ compressionLevel: 0 }).toBuffer()).stats();
  const colour = hasAlpha && !src.endsWith('.svg') ? 'transparent' : hexColour(dominant);
  const facts = { hash, width, height, rows: raw.height, colour, widths };
  writeAtomic(factsFile, JSON.stringify(facts));
  return facts;
}

/** Makes all files of a picture, unless they exist or only its facts are wanted:
 * derivePicture('content/pictures', 'events/zoo.webp') → { hash: '1f2e3d4c', … }; throws with the picture's name */
export const derivePicture = (root: string, src: string, withFiles = true): Promise<PictureFacts> =>
  derive(root, src, withFiles).catch((error: Error) => {
    throw new Error(`content/pictures/${src}: lässt sich nicht lesen (${error.message})`);
  });
