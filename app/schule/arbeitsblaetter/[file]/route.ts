import { content } from '@/lib/content';
import { NOBODY } from '@/lib/pages/params';
import { PATHS } from '@/lib/pages/paths';
import { readSheetFile, sheetFiles } from '@/lib/school/printed';

type Params = { file: string };

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = sheetFiles(content.worksheets.map(({ slug }) => slug));

export function generateStaticParams(): Params[] {
  const params = files.map(({ path }) => ({ file: path.slice(PATHS.worksheets.length) }));
  return params.length > 0 ? params : [{ file: NOBODY }];
}

/** Worksheets and notes for teachers: /schule/arbeitsblaetter/wie-brot-aufgeht-leicht.pdf */
export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { file } = await params;
  const printed = files.find(({ path }) => path === `${PATHS.worksheets}${file}`);
  if (!printed) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(readSheetFile(printed)), { headers: { 'content-type': 'application/pdf' } });
}
