import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { WeeklyPlans } from './weekly-plans';

export const examples = {
  'alle vier': { ground: 'cream', element: <WeeklyPlans plans={content.plans} /> },
} satisfies Examples;
