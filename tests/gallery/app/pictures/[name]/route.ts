import { palette } from 'content/title';
import sharp from 'sharp';
import { readManifest } from '@/lib/images/manifest';
import { FORMATS, type Format, filesOf } from '@/lib/images/settings';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  Object.values(readManifest())
    .flatMap(filesOf)
    .map((name) => ({ name }));

/** The fixtures' pictures are empty, so one drawing of a meadow with a sun stands for all. */
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="320" height="180"><path fill="${palette.sky}" d="M0 0h16v9H0z"/><circle cx="12" cy="3" r="1.5" fill="${palette.sun}"/><path fill="${palette.mint}" d="M0 6q8-3 16 0v3H0z"/></svg>`,
);
const drawn = new Map<Format, Promise<Uint8Array<ArrayBuffer>>>(
  FORMATS.map((format) => [
    format,
    sharp(drawing)
      .toFormat(format)
      .toBuffer()
      .then((file) => new Uint8Array(file)),
  ]),
);

export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const format = (await params).name.split('.').pop() as Format;
  return new Response(await drawn.get(format), { headers: { 'content-type': `image/${format}` } });
}
