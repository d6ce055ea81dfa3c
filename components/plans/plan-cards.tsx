import styled from 'styled-components';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { strip } from '@/components/ui/styles/strip';
import { media, theme } from '@/components/ui/theme';
import type { Plan } from '@/lib/content/kinds';
import { nextSaturday, today } from '@/lib/dates/day';
import { planPath } from '@/lib/pages/paths';
import { plansInOrder } from '@/lib/plans/in-order';
import { type PriceTag, priceTag } from '@/lib/plans/price-tag';
import { quote } from '@/lib/plans/quote';
import { coupons } from './coupon-styles';
import { PlanName } from './plan-name';
import { PlanOffer } from './plan-offer';
import { Price } from './price';

/** The four plans as coupons to tear off, with everything the law wants beside a price (R-PLAN-1, R-LAW-2). */
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
              </strong>{' '}
              {[tag.prefix, tag.amount, tag.period].filter(Boolean).join(' ')}
            </Link>
          </li>
        ))}
      </ul>
      <ul role="list" className="coupons">
        {cards.map(({ plan, tag }) => (
          <li key={plan.id} id={`abo-${plan.id}`} className="coupon" data-colour={plan.colour}>
            <PlanStub plan={plan} tag={tag} />
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

function PlanStub({ plan, tag }: { plan: Plan; tag: PriceTag }) {
  return (
    <div className="stub">
      {plan.popular && <span className="stamp">Beliebt</span>}
      <Picture image={plan.icon} sizes="(width < 40rem) 6.5rem, 8.125rem" decorative />
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
  .coupons { row-gap: ${theme.space.xxl}; padding-block-start: ${theme.space.l}; }
  ${media.tablet} { .coupons { row-gap: ${theme.space.xxxl}; padding-block-start: ${theme.space.xxl}; } }
  ${media.tablet} { .coupons { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  .costs { display: grid; gap: ${theme.space.xs}; }
  .about { font-size: ${theme.type.small}; line-height: 1.4; }
  ${coupons}

  /* On a phone they lie in a row. There and on paper the object is beside title and price; the popular one bears a label for its round stamp. */
  .overview { display: none; }
  ${media.phone} { ${media.roomy} {
    .overview { display: grid; grid-template-columns: 1fr 1fr; gap: ${theme.space.xs}; }
    .overview a { display: grid; align-content: center; block-size: 100%; min-block-size: ${theme.size.touch}; padding: ${theme.space.xs} ${theme.space.s}; border-radius: ${theme.radius.small}; background: var(--stub); color: ${theme.color.ink}; font-size: ${theme.type.tiny}; line-height: ${theme.leading.snug}; text-decoration: none; hyphens: manual; }
    .coupons { ${strip} grid-template-rows: repeat(4, auto); grid-auto-columns: min(${theme.width.column}, 86vw); column-gap: ${theme.space.m}; padding-block: ${theme.space.xl} ${theme.space.xs}; }
  } }
  ${media.rows} { ${media.roomy} {
    .stub { grid-template-columns: minmax(0, 1fr) auto; gap: 0 ${theme.space.s}; padding: ${theme.space.m}; }
    .stub .picture { grid-area: 1 / 2 / 3 / 3; inline-size: ${theme.size.object}; align-self: end; margin: calc(-1 * ${theme.space.xl}) calc(-1 * ${theme.space.s}) 0 calc(-1 * ${theme.space.m}); }
    .stub h3 { grid-area: 1 / 1; align-self: end; }
    .costs { display: contents; }
    .price { grid-area: 2 / 1; }
    .about { grid-area: 3 / 1 / 4 / 3; margin-block-start: ${theme.space.xs}; }
    .slip { gap: ${theme.space.xs}; padding: ${theme.space.m} ${theme.space.m} ${theme.space.s}; line-height: ${theme.leading.dense}; }
    .slip ul, .slip .small-print { gap: ${theme.space.xxs}; }
    .stamp {
      inset: calc(-1 * ${theme.space.m}) auto auto ${theme.space.m};
      inline-size: auto;
      aspect-ratio: auto;
      padding: 0.3em 0.8em;
      border-radius: ${theme.radius.small};
      rotate: -4deg;
    }
    .stamp::before { inset: 0.15em; border-radius: ${theme.space.xxs}; }
  } }
  ${media.wide} {
    .coupons { grid-template-columns: repeat(4, minmax(0, 1fr)); column-gap: ${theme.space.m}; }
    .stub, .slip { padding-inline: ${theme.space.m}; }
  }
  ${media.print} {
    .coupons { row-gap: 0; padding-block: 0; }
    .coupon { margin-block-end: ${theme.space.m}; }
    .stub, .slip { padding: ${theme.space.s} ${theme.space.m}; }
    .stub .picture { margin-block-start: 0; }
    .stamp { inset: ${theme.space.xxs} ${theme.space.xxs} auto auto; }
    .slip .button { display: none; }
    .slip ul { display: flex; flex-wrap: wrap; gap: 0 ${theme.space.m}; }
  }
`;
