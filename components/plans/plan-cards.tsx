import { LinkButton } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Plan } from '@/lib/content/kinds';
import { nextSaturday } from '@/lib/dates/arithmetic';
import { today } from '@/lib/dates/day';
import { planPath } from '@/lib/pages/paths';
import { plansInOrder } from '@/lib/plans/in-order';
import { priceTag } from '@/lib/plans/price-tag';
import { quote } from '@/lib/plans/quote';
import { Coupon, Coupons } from './coupon';
import { Root } from './plan-cards.styles';
import { PlanIcon } from './plan-icon';
import { PlanName } from './plan-name';
import { PlanOffer } from './plan-offer';
import { Price } from './price';

/** All plans as coupons, with all legal information beside the price (R-PLAN-1, R-LAW-2). */
export function PlanCards({ plans }: { plans: Plan[] }) {
  const cards = plansInOrder(plans).map((plan) => ({
    plan,
    tag: priceTag(plan, quote(plan, nextSaturday(today()), true)),
  }));
  return (
    <Root>
      <ul role="list" className="overview">
        {cards.map(({ plan, tag }) => (
          <li key={plan.id} data-colour={plan.colour}>
            <Link href={`#abo-${plan.id}`}>
              <strong>
                <PlanName name={plan.title} offer={plan.offer} />
              </strong>
              {` ${[tag.prefix, tag.amount, tag.period].filter(Boolean).join(' ')}`}
            </Link>
          </li>
        ))}
      </ul>
      <Coupons five={cards.length === 5}>
        {cards.map(({ plan, tag }) => (
          <Coupon
            key={plan.id}
            id={`abo-${plan.id}`}
            colour={plan.colour}
            stamp={plan.popular && 'Beliebt'}
            features={plan.features}
            stub={
              <>
                <PlanIcon plan={plan} sizes="(width < 40rem) 6.5rem, 8.125rem" />
                <h3>{plan.title}</h3>
                <div className="costs">
                  <Price tag={tag} />
                  <p className="about">{plan.description}</p>
                </div>
              </>
            }
          >
            {plan.offer && <PlanOffer offer={plan.offer} />}
            <div className="small-print">
              {[plan.followUp, plan.ending.join(' ')].map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            <LinkButton href={planPath(plan.id)}>
              Jetzt bestellen
              <span className="visually-hidden">
                {' – '}
                <PlanName name={plan.title} offer={plan.offer} />
              </span>
            </LinkButton>
          </Coupon>
        ))}
      </Coupons>
    </Root>
  );
}
