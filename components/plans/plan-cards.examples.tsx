import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { PlanCards } from './plan-cards';

export const examples = {
  alle: { ground: 'night', element: <PlanCards plans={content.plans} /> },
} satisfies Examples;
