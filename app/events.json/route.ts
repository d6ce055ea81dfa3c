import { eventFeed } from '@/components/events/feed';

export const dynamic = 'force-static';

/** /events.json: all events, fetched by the calendar and for further events of the list. */
export const GET = async () => Response.json(await eventFeed());
