import { addDays } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { PlanName } from './plan-name';
import { PlanOffer } from './plan-offer';

const offer = content.plans.flatMap((plan) => plan.offer ?? [])[0];
if (!offer) throw new Error('kein Angebot in den Beispieldaten');
const running = { ...offer, validUntil: addDays(today(), 30) };
const over = { ...offer, validUntil: addDays(today(), -1) };

export const examples = {
  läuft: <PlanOffer offer={running} />,
  vorbei: <PlanOffer offer={over} />,
  'Name, läuft': <PlanName name="Jahresabo" offer={running} />,
  'Name, vorbei': <PlanName name="Jahresabo" offer={over} />,
} satisfies Examples;
