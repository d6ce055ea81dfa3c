import { content } from '@/lib/content';
import { pdfFiles, readPrintedFile } from '@/lib/issues/printed';
import { NOBODY } from '@/lib/pages/params';
import { issuePath } from '@/lib/pages/paths';

type Params = { issue: string; file: string };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): Params[] {
  const files = pdfFiles(content.issues.map(({ name }) => name));
  const params = files.map((path) => {
    const [issue = '', file = ''] = path.split('/').slice(-2);
    return { issue, file };
  });
  return params.length > 0 ? params : [{ issue: NOBODY, file: NOBODY }];
}

/** The PDF of an issue: /ausgabe/2026-47/duda-2026-47.pdf */
export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { issue, file } = await params;
  if (issue === NOBODY) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(readPrintedFile(`${issuePath(issue)}${file}`)), {
    headers: { 'content-type': 'application/pdf' },
  });
}
