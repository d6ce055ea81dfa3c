import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { WeeklyPlans } from './weekly-plans';

export const examples = {
  alle: { ground: 'cream', element: <WeeklyPlans plans={content.plans} /> },
} satisfies Examples;
