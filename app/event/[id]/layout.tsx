import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { EventPage } from '@/components/events/event-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { datedEvents } from '@/lib/events/dated';
import { derived } from '@/lib/images';
import { eventPath } from '@/lib/pages/paths';
import { event as eventNode } from '@/lib/seo/graph/event';

type Props = { params: Promise<{ id: string }>; children: ReactNode };

/**
 * One event (R-EVT-11). It stands in the layout and not in the page, because a page with a loading
 * state is a Suspense boundary, and React sends a large one hidden at the document's end, for a script to move: without
 * script nobody would see it.
 */
export default async function Layout({ params, children }: Props) {
  const { id } = await params;
  const event = datedEvents.find((one) => String(one.id) === id) ?? notFound();
  return (
    <>
      <Breadcrumb path={eventPath(event.id)} about={[eventNode(event, derived(event.image.src).src)]} />
      <EventPage event={event} category={content.site.eventCategories[event.category].one} events={datedEvents} />
      {children}
    </>
  );
}
