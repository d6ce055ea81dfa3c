import styled from 'styled-components';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { media, theme } from '@/components/ui/theme';
import type { Plan } from '@/lib/content/kinds';
import { nextSaturday, today } from '@/lib/dates/day';
import { planPath } from '@/lib/paths';
import { plansInOrder } from '@/lib/plans/in-order';
import { priceTag } from '@/lib/plans/price-tag';
import { quote } from '@/lib/plans/quote';
import { coupons } from './coupon-styles';
import { PlanName } from './plan-name';
import { PlanOffer } from './plan-offer';
import { Price } from './price';

/** The four plans as coupons to tear off, with everything the law wants beside a price (spec 1 §2, §9; law.md). */
export function PlanCards({ plans }: { plans: Plan[] }) {
  return (
    <Root>
      <ul role="list" className="coupons">
        {plansInOrder(plans).map((plan) => (
          <li key={plan.id} className="coupon" data-colour={plan.colour}>
            <PlanStub plan={plan} />
            <div className="slip">
              <ul role="list">
                {plan.features.map((feature) => (
                  <li key={feature}>
                    <Icon name="check" />
                    {feature}
                  </li>
                ))}
              </ul>
              {plan.offer && <PlanOffer offer={plan.offer} />}
              <div className="small-print">
                {[plan.followUp, plan.ending.join(' ')].map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
              <LinkButton href={planPath(plan.id)}>
                Jetzt bestellen
                <span className="visually-hidden">
                  : <PlanName name={plan.title} offer={plan.offer} />
                </span>
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </Root>
  );
}

function PlanStub({ plan }: { plan: Plan }) {
  const tag = priceTag(plan, quote(plan, nextSaturday(today()), true));
  return (
    <div className="stub">
      {plan.popular && <span className="stamp">Beliebt</span>}
      <Picture image={plan.icon} sizes="8.125rem" decorative />
      <h3>{plan.title}</h3>
      <div className="costs">
        <Price tag={tag} />
        <p className="about">{plan.description}</p>
      </div>
    </div>
  );
}

const Root = styled.div`
  --ground: ${theme.color.night};
  padding-block-start: ${theme.space.xxl};
  .coupons { row-gap: ${theme.space.xxxl}; }
  ${media.tablet} { .coupons { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  .costs { display: grid; gap: ${theme.space.xs}; }
  .about { font-size: ${theme.type.small}; line-height: 1.4; }
  ${coupons}
  ${media.wide} {
    .coupons { grid-template-columns: repeat(4, minmax(0, 1fr)); column-gap: ${theme.space.m}; }
    .stub, .slip { padding-inline: ${theme.space.m}; }
  }
`;
