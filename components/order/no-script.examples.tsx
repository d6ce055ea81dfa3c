import { PLACEHOLDER } from 'content/schema/site';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { NoScript } from './no-script';

const { order, site } = content;
export const UNKNOWN = { ...site.publisher, street: PLACEHOLDER, email: PLACEHOLDER, phone: PLACEHOLDER };
export const KNOWN = { ...UNKNOWN, name: 'Verlag Beispiel', street: 'Weg 1', city: '50667 Köln', phone: '0221 1234' };

export const examples = {
  'mit Anschrift': <NoScript {...order.noScript} publisher={KNOWN} />,
  'noch ohne Anschrift': <NoScript {...order.noScript} publisher={UNKNOWN} />,
} satisfies Examples;
