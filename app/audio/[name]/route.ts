import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '@/lib/content';
import { NOBODY, paramsOf } from '@/lib/pages/params';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = content.articles.flatMap(({ audio = [] }) => audio.map(({ file }) => file));

export const generateStaticParams = () => paramsOf('name', files);

/** The recorded voices of articles as files of the site: /audio/wie-ein-vulkan-ausbricht.mp3 */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  const bytes = name === NOBODY ? new Uint8Array() : readFileSync(join(process.cwd(), 'content/audio', name));
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'audio/mpeg' } });
}
