import { content } from '@/lib/content';
import { icsFile, icsResponse } from '@/lib/events/ics';

export const dynamic = 'force-static';

/** All events as one calendar: /events.ics */
export const GET = () =>
  icsResponse(
    icsFile(content.events, content.site.product, `${content.site.product} ${content.landing.events.kicker}`),
  );
