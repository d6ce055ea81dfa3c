import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { Picture } from './picture';

const [event] = content.events;
const image = event?.image ?? { src: '', alt: '' };

export const examples = {
  'mit Beschreibung': <Picture image={image} sizes="20rem" />,
  schmückend: <Picture image={image} sizes="20rem" decorative />,
  'mit Ersatzbild': <Picture image={image} sizes="20rem" fallback={{ kind: 'event', title: event?.title ?? '' }} />,
} satisfies Examples;
