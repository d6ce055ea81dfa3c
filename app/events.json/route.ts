import { eventFeed } from '@/components/events/feed';

export const dynamic = 'force-static';

/** All events for the browser: /events.json, fetched for the calendar and for what the list does not show at first. */
export const GET = async () => Response.json(await eventFeed());
