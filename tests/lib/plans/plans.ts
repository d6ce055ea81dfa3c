import type { PlanId } from '@/lib/content/kinds';
import { readContent } from '@/lib/content/read';
import { orderedPlan } from '@/lib/order/ordered-plan';
import { planOf } from '@/lib/plans/in-order';

const { content } = readContent('content');
if (!content) throw new Error('Der Inhalt hat Fehler: npm run content:check');

/** The site's real content, for tests. */
export const realContent = content;
export const plan = (id: PlanId) => planOf(realContent.plans, id);
/** As its form is handed it. */
export const ordered = (id: PlanId) => orderedPlan(plan(id), realContent.site);
