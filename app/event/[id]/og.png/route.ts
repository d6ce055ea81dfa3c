import { content } from '@/lib/content';
import { shareResponse } from '@/lib/images/share';
import { eventPath } from '@/lib/pages/paths';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => content.events.map(({ id }) => ({ id: String(id) }));

/** The share picture of one event: /event/3/og.png */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  return shareResponse(eventPath(Number((await params).id)));
}
