import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { EventPage } from '@/components/events/event-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { datedEvents } from '@/lib/events/dated';
import { derived } from '@/lib/images';
import { eventPath } from '@/lib/pages/paths';
import { events as eventNodes } from '@/lib/seo/graph/event';

type Props = { params: Promise<{ id: string }>; children: ReactNode };

/** An event (R-EVT-11). It is in the layout because loading.tsx makes the page a Suspense boundary, and React streams a
 * large one hidden, at the end of the document, for a script to move: without JavaScript it would stay hidden. */
export default async function Layout({ params, children }: Props) {
  const { id } = await params;
  const event = datedEvents.find((one) => String(one.id) === id) ?? notFound();
  return (
    <>
      <Breadcrumb path={eventPath(event.id)} about={eventNodes(event, derived(event.image.src).src)} />
      <EventPage event={event} category={content.site.eventCategories[event.category].one} events={datedEvents} />
      {children}
    </>
  );
}
