import { basename } from 'node:path';
import { NOBODY } from '@/lib/pages/params';
import { readPuzzles } from '@/lib/puzzles/printed';
import { readSheetFile } from '@/lib/school/printed';

type Params = { file: string };

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = Object.values(readPuzzles());

export function generateStaticParams(): Params[] {
  const params = files.map(({ path }) => ({ file: basename(path) }));
  return params.length > 0 ? params : [{ file: NOBODY }];
}

/** All puzzles of a week, or of an article, on paper: /raetsel/blaetter/duda-raetsel-2026-47.pdf */
export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { file } = await params;
  const printed = files.find(({ path }) => basename(path) === file);
  if (!printed) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(readSheetFile(printed)), { headers: { 'content-type': 'application/pdf' } });
}
