import { notFound } from 'next/navigation';
import { EventPage } from '@/components/events/event-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { datedEvents } from '@/lib/events/dated';
import { eventDescription } from '@/lib/events/description';
import { derived } from '@/lib/images';
import { paramsOf } from '@/lib/pages/params';
import { eventPath } from '@/lib/paths';
import { events as eventNodes } from '@/lib/seo/graph/event';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ id: string }> };

/** 404.html answers unknown ids. */
export const dynamicParams = false;

const ids = datedEvents.map(({ id }) => id);
export const generateStaticParams = () => paramsOf('id', ids);

async function eventOf({ params }: Props) {
  const { id } = await params;
  return datedEvents.find((event) => String(event.id) === id) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const event = await eventOf(props);
  return pageMetadata({ title: event.title, description: eventDescription(event), path: eventPath(event.id) });
}

/** An event (R-EVT-11). */
export default async function EventRoute(props: Props) {
  const event = await eventOf(props);
  return (
    <>
      <JsonLd graph={pageGraph(eventPath(event.id), ...eventNodes(event, derived(event.image.src).src))} />
      <Breadcrumb path={eventPath(event.id)} />
      <EventPage event={event} category={content.site.eventCategories[event.category].one} events={datedEvents} />
    </>
  );
}
