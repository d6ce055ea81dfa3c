import { planOf } from 'subscription/plans/in-order';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { OrderPage } from './order-page';

export const examples = {
  'mit abgelaufenem Angebot': <OrderPage {...content} plan={planOf(content.plans, 'year')} />,
  'Anfrage für eine Klasse': <OrderPage {...content} plan={planOf(content.plans, 'class')} />,
} satisfies Examples;
