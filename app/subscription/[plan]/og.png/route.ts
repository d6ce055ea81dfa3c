import { PLAN_IDS } from '@/lib/content/kinds';
import { shareOf } from '@/lib/images/share';
import { planPath } from '@/lib/pages/paths';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => PLAN_IDS.map((plan) => ({ plan }));

/** The share picture of one plan: /subscription/gift/og.png */
export const GET = shareOf(planPath);
