import { content } from '@/lib/content';
import { llmsText } from '@/lib/seo/llms';

export const dynamic = 'force-static';

/** The site in short for language models: /llms.txt */
export const GET = () => new Response(llmsText(content), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
