import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { PlanSection } from './plan-section';

export const examples = {
  'auf der Startseite': <PlanSection subscribe={content.landing.subscribe} plans={content.plans} />,
} satisfies Examples;
