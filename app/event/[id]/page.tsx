import { content } from '@/lib/content';
import { eventDescription } from '@/lib/events/description';
import { eventPath } from '@/lib/pages/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ id: string }> };

/** Unknown ids are answered by 404.html. */
export const dynamicParams = false;

export const generateStaticParams = () => content.events.map(({ id }) => ({ id: String(id) }));

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  const event = content.events.find((one) => String(one.id) === id);
  return event && pageMetadata({ title: event.title, description: eventDescription(event), path: eventPath(event.id) });
}

/** What is seen stands in the layout. */
export default function Page() {
  return null;
}
