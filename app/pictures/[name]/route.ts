import { notShown } from '@/lib/content';
import { derivedFiles, readDerived } from '@/lib/images';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => derivedFiles(notShown).map((name) => ({ name }));

/** The derived pictures as files of the site: /pictures/1f2e3d4c-480.avif */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  return new Response(new Uint8Array(readDerived(name)), {
    headers: { 'content-type': `image/${name.split('.').pop()}` },
  });
}
