import { content } from '@/lib/content';
import { shareOf } from '@/lib/images/share';
import { paramsOf } from '@/lib/pages/params';
import { eventPath } from '@/lib/pages/paths';

export const dynamic = 'force-static';
export const dynamicParams = false;

const ids = content.events.map(({ id }) => id);
export const generateStaticParams = () => paramsOf('id', ids);

/** The share picture of one event: /event/3/og.png */
export const GET = shareOf((id) => eventPath(Number(id)));
