import { PLACEHOLDER } from 'content/schema/site';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { FurtherPlans } from './further-plans';

const { subscription } = content;

export const examples = {
  'mit Adresse': { ground: 'night', element: <FurtherPlans {...subscription} email="abo@example.org" /> },
  'ohne Adresse': { ground: 'night', element: <FurtherPlans {...subscription} email={PLACEHOLDER} /> },
} satisfies Examples;
