import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  AVIF_EFFORT,
  CACHE,
  FORMATS,
  fileName,
  kindOf,
  type PictureFacts,
  QUALITY,
  SETTINGS_VERSION,
  WIDTHS,
} from './settings';

const SOURCES = /\.(webp|png|jpe?g|svg)$/;

const open = (bytes: Buffer, src: string) => sharp(bytes, src.endsWith('.svg') ? { density: 72 } : {});

const hexColour = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;

async function derive(root: string, src: string): Promise<PictureFacts> {
  const bytes = readFileSync(join(root, src));
  const hash = createHash('sha256').update(bytes).update(String(SETTINGS_VERSION)).digest('hex').slice(0, 8);
  const factsFile = join(CACHE, `${src.replaceAll('/', '-')}.${hash}.json`);
  if (existsSync(factsFile)) {
    const known: PictureFacts = JSON.parse(readFileSync(factsFile, 'utf8'));
    const names = known.widths.flatMap((made) => FORMATS.map((format) => fileName(hash, made, format)));
    if (names.every((name) => existsSync(join(CACHE, name)))) return known;
  }
  const { width, height, hasAlpha } = await open(bytes, src).metadata();
  const widths = WIDTHS[kindOf({ width, height })].filter((candidate) => candidate <= width);
  await Promise.all(
    widths.flatMap((candidate) =>
      FORMATS.map(async (format) => {
        const options = { quality: QUALITY[format], ...(format === 'avif' && { effort: AVIF_EFFORT }) };
        const data = await open(bytes, src).resize(candidate)[format](options).toBuffer();
        writeFileSync(join(CACHE, fileName(hash, candidate, format)), data);
      }),
    ),
  );
  const { dominant } = await open(bytes, src).stats();
  const facts = {
    hash,
    width,
    height,
    colour: hasAlpha && !src.endsWith('.svg') ? 'transparent' : hexColour(dominant),
    widths,
  };
  writeFileSync(factsFile, JSON.stringify(facts));
  return facts;
}

/**
 * Makes AVIF and WebP of every picture below `root`, by content hash: an unchanged picture costs nothing.
 * Writes the manifest the site reads. Throws with the picture's name when one cannot be read.
 */
export async function derivePictures(root: string): Promise<number> {
  mkdirSync(CACHE, { recursive: true });
  const sources = (readdirSync(root, { recursive: true }) as string[])
    .filter((name) => SOURCES.test(name) && !name.startsWith('scenes/'))
    .sort();
  const manifest: Record<string, PictureFacts> = {};
  for (const src of sources) {
    try {
      manifest[src] = await derive(root, src);
    } catch (error) {
      throw new Error(`content/pictures/${src}: lässt sich nicht lesen (${(error as Error).message})`);
    }
  }
  writeFileSync(join(CACHE, 'manifest.tmp'), JSON.stringify(manifest));
  renameSync(join(CACHE, 'manifest.tmp'), join(CACHE, 'manifest.json'));
  return sources.length;
}
