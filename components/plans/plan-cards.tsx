import type { Plan } from 'content/kinds';
import { nextSaturday } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import styled from 'styled-components';
import { plansInOrder } from 'subscription/plans/in-order';
import { priceTag } from 'subscription/plans/price-tag';
import { quote } from 'subscription/plans/quote';
import { LinkButton } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { media, theme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { planPath } from '@/lib/paths';
import { Coupon, Coupons } from './coupon';
import { weeklyCoupons } from './coupon.styles';
import { PlanIcon } from './plan-icon';
import { PlanName } from './plan-name';
import { PlanOffer } from './plan-offer';
import { offerSlip } from './plan-offer.styles';
import { Price } from './price';
import { priceOnCoupon } from './price.styles';

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
                <h3>
                  <Words text={plan.title} />
                </h3>
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

const Root = styled.div`
  ${weeklyCoupons}
  ${priceOnCoupon}
  ${offerSlip}
  .costs { display: grid; gap: ${theme.space.xs}; }
  .about { font-size: ${theme.type.small}; line-height: 1.4; }
  .small-print { display: grid; gap: ${theme.space.xs}; margin-block-start: auto; font-size: ${theme.type.tiny}; color: ${theme.color.soft}; }

  .overview { display: none; }
  ${media.phone} { ${media.roomy} {
    .overview { display: grid; grid-template-columns: 1fr 1fr; gap: ${theme.space.xs}; }
    .overview a { display: grid; align-content: center; block-size: 100%; min-block-size: ${theme.size.touch}; padding: ${theme.space.xs} ${theme.space.s}; border-radius: ${theme.radius.small}; background: var(--stub); color: ${theme.color.ink}; font-size: ${theme.type.tiny}; line-height: ${theme.leading.snug}; text-decoration: none; hyphens: manual; }
  } }
  ${media.rows} { ${media.roomy} {
    .costs { display: contents; }
    .about { grid-area: 3 / 1 / 4 / 3; margin-block-start: ${theme.space.xs}; }
    .small-print { gap: ${theme.space.xxs}; }
  } }
`;
