import { content } from '@/lib/content';
import { icsFile, icsResponse } from '@/lib/events/ics';
import { paramsOf } from '@/lib/pages/params';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** A catch-all of one part, because the page beside it already is /event/[id]. */
const ids = content.events.map(({ id }) => id);
export const generateStaticParams = () => paramsOf('id', ids).map(({ id }) => ({ file: [`${id}.ics`] }));

/** One event as a calendar file: /event/6.ics */
export async function GET(_: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const { file } = await params;
  const event = content.events.find(({ id }) => file[0] === `${id}.ics`);
  return event ? icsResponse(icsFile([event], content.site.product)) : new Response(null, { status: 404 });
}
