import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { eachInParallel } from './parallel';
import { CACHE, ENCODING, FORMATS, fileName, kindOf, type PictureFacts, SETTINGS_VERSION, WIDTHS } from './settings';

const SOURCES = /\.(webp|png|jpe?g|svg)$/;

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
  const source = sharp(bytes, src.endsWith('.svg') ? { density: 72 } : {});
  const { width, height, hasAlpha } = await source.metadata();
  const widths = WIDTHS[kindOf({ width, height })].filter((candidate) => candidate <= width);
  if (widths.length === 0) throw new Error(`nur ${width} Punkte breit`);
  // Read once; every width is made from the pixels of the largest.
  const { data, info: raw } = await source.resize(widths.at(-1)).raw().toBuffer({ resolveWithObject: true });
  const at = (candidate: number | undefined) => sharp(data, { raw }).resize(candidate);
  for (const candidate of widths) {
    for (const format of FORMATS) {
      const made = await at(candidate)[format](ENCODING[format]).toBuffer();
      writeFileSync(join(CACHE, fileName(hash, candidate, format)), made);
    }
  }
  const { dominant } = await sharp(await at(widths[0]).png({ compressionLevel: 0 }).toBuffer()).stats();
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

/** Makes what is new below `root` and the manifest the site reads; → how many pictures there are. Throws with the picture's name. */
export async function derivePictures(root: string, tell: (ready: number, all: number) => void): Promise<number> {
  mkdirSync(CACHE, { recursive: true });
  const sources = (readdirSync(root, { recursive: true }) as string[])
    .filter((name) => SOURCES.test(name) && !name.startsWith('scenes/'))
    .sort();
  const facts = await eachInParallel(sources, tell, async (src) => {
    try {
      return await derive(root, src);
    } catch (error) {
      throw new Error(`content/pictures/${src}: lässt sich nicht lesen (${(error as Error).message})`);
    }
  });
  const manifest = Object.fromEntries(sources.map((src, index) => [src, facts[index]]));
  writeFileSync(join(CACHE, 'manifest.tmp'), JSON.stringify(manifest));
  renameSync(join(CACHE, 'manifest.tmp'), join(CACHE, 'manifest.json'));
  return sources.length;
}
