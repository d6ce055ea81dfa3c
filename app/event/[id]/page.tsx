import { content } from '@/lib/content';
import { eventDescription } from '@/lib/events/description';
import { paramsOf } from '@/lib/pages/params';
import { eventPath } from '@/lib/pages/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ id: string }> };

/** 404.html answers unknown ids. */
export const dynamicParams = false;

const ids = content.events.map(({ id }) => id);
export const generateStaticParams = () => paramsOf('id', ids);

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  const event = content.events.find((one) => String(one.id) === id);
  return event && pageMetadata({ title: event.title, description: eventDescription(event), path: eventPath(event.id) });
}

/** The layout renders the event. */
export default function Page() {
  return null;
}
