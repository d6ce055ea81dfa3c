import { content } from '@/lib/content';
import { shareOf } from '@/lib/images/share';
import { paramsOf } from '@/lib/pages/params';
import { issuePath } from '@/lib/pages/paths';

export const dynamic = 'force-static';
export const dynamicParams = false;

const names = content.issues.map(({ name }) => name);
export const generateStaticParams = () => paramsOf('issue', names);

/** The share picture of one issue: /ausgabe/2026-47/og.png */
export const GET = shareOf(issuePath);
