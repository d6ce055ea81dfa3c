import type { ComponentProps } from 'react';
import { declarationProps } from '@/components/order/declaration-copy';
import { formCopy } from '@/components/order/form-copy';
import type { OrderForm } from '@/components/order/order-form.island';
import { content } from '@/lib/content';
import type { PlanId } from '@/lib/content/kinds';
import { today } from '@/lib/dates/day';
import { ordered } from '../../lib/plans/plans';

const { site, order, pages } = content;

/** What the order page hands its form, from the site's real content. */
export function orderFormProps(id: PlanId): ComponentProps<typeof OrderForm> {
  return {
    plan: ordered(id),
    copy: formCopy(order, site, pages.widerruf),
    sending: { mode: 'demo' },
    product: site.product,
    builtOn: today(),
    calendarIcon: null,
    pictures: { gift: null, success: null },
  };
}

export const declarationFormProps = declarationProps(order, site);
