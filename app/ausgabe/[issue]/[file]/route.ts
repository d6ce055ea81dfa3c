import { content } from '@/lib/content';
import { printedFiles, readPrintedFile } from '@/lib/issues/printed';
import { NOBODY } from '@/lib/pages/params';
import { issuePath } from '@/lib/pages/paths';

type Params = { issue: string; file: string };

export const dynamic = 'force-static';
export const dynamicParams = false;

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', pdf: 'application/pdf' };

export function generateStaticParams(): Params[] {
  const files = printedFiles(content.issues.map(({ name }) => name));
  const params = files.map((path) => {
    const [issue = '', file = ''] = path.split('/').slice(-2);
    return { issue, file };
  });
  return params.length > 0 ? params : [{ issue: NOBODY, file: NOBODY }];
}

/** The pages of an issue as pictures, and its PDF: /ausgabe/2026-47/duda-2026-47.pdf */
export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { issue, file } = await params;
  const type = TYPES[file.split('.').pop() ?? ''];
  if (issue === NOBODY || !type) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(readPrintedFile(`${issuePath(issue)}${file}`)), {
    headers: { 'content-type': type },
  });
}
