import { PLAN_IDS } from '@/lib/content/kinds';
import { shareResponse } from '@/lib/images/share';
import { planPath } from '@/lib/pages/paths';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => PLAN_IDS.map((plan) => ({ plan }));

/** The share picture of one plan: /subscription/gift/og.png */
export async function GET(_: Request, { params }: { params: Promise<{ plan: string }> }) {
  return shareResponse(planPath((await params).plan));
}
