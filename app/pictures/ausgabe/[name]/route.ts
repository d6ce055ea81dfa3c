import { content } from '@/lib/content';
import { pictureFiles, readPrintedFile } from '@/lib/issues/printed';
import { NOBODY } from '@/lib/pages/params';

type Params = { name: string };

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = new Map(
  pictureFiles(content.issues.map(({ name }) => name)).map((path) => [path.split('/').pop() ?? '', path]),
);

export const generateStaticParams = (): Params[] =>
  files.size > 0 ? [...files.keys()].map((name) => ({ name })) : [{ name: NOBODY }];

/** The pages of the paper as pictures: /pictures/ausgabe/2026-47-1-1f2e3d4c-640.avif */
export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { name } = await params;
  const path = files.get(name);
  if (!path) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(readPrintedFile(path)), {
    headers: { 'content-type': `image/${name.split('.').pop()}` },
  });
}
