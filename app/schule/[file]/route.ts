import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { blankPagePath } from '@/lib/pages/paths';
import { BLANK_SIZES, blankPageFile } from '@/lib/print/blank-pages';

type Params = { file: string };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = (): Params[] =>
  BLANK_SIZES.map((size) => ({ file: basename(blankPagePath(size)) }));

/** The page to fill in by hand: /schule/unsere-zeitung-a4.pdf */
export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { file } = await params;
  return new Response(new Uint8Array(readFileSync(blankPageFile(file))), {
    headers: { 'content-type': 'application/pdf' },
  });
}
