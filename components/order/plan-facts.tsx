import { ByOffer } from '@/components/plans/by-offer';
import { PlanName } from '@/components/plans/plan-name';
import { PlanOffer } from '@/components/plans/plan-offer';
import { Price } from '@/components/plans/price';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { OrderCopy, Plan, Site } from '@/lib/content/kinds';
import { nextSaturday, today } from '@/lib/dates/day';
import { priceTag } from '@/lib/plans/price-tag';
import { quote } from '@/lib/plans/quote';
import { CouponPrice } from './coupon-price.island';

type Props = { plan: Plan; copy: OrderCopy; site: Site };

/** The left column: what one gets, what it costs, how it ends, where it is delivered and how it is paid (law.md). */
export function PlanFacts({ plan, copy, site }: Props) {
  return (
    <div className="facts">
      <PlanHead plan={plan} />
      <p className="lead">{plan.lead}</p>
      <a className="button to-form" href="#bestellen">
        {plan.terms.kind === 'schoolYear' ? copy.page.toRequest : copy.page.toForm}
        <Icon name="arrow-down" />
      </a>
      <dl className="conditions">
        <div>
          <dt>Zustellgebiet</dt>
          <dd>{site.publisher.deliveryArea}</dd>
        </div>
        <div>
          <dt>Zahlung</dt>
          <dd>{site.order.payment}</dd>
        </div>
      </dl>
      <h2>{copy.page.facts}</h2>
      <ul role="list" className="benefits">
        {plan.benefits.map(({ title, text }) => (
          <li key={title}>
            <Icon name="check" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {plan.offer && <ByOffer offer={plan.offer} running={<OfferDetails offer={plan.offer} />} />}
      <h2>{copy.page.costs}</h2>
      <p>{plan.followUp}</p>
      {plan.postalSurcharge && <p>{site.order.surchargeNote}</p>}
      {plan.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <h2>{copy.page.ending}</h2>
      {plan.ending.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{plan.terms.kind === 'schoolYear' ? copy.school.withdrawal : site.order.withdrawal}</p>
      {plan.offer && <ByOffer offer={plan.offer} expired={<PastOffer offer={plan.offer} />} />}
    </div>
  );
}

function PlanHead({ plan }: { plan: Plan }) {
  const figures = quote(plan, nextSaturday(today()), true);
  const tag = priceTag(plan, figures);
  return (
    <div className="ticket" data-colour={plan.colour}>
      <p className="kicker">{plan.badge}</p>
      <h1>
        <PlanName name={plan.headline} offer={plan.offer} />
      </h1>
      <div className="offer-line">
        {plan.terms.kind === 'monthly' ? <CouponPrice tag={tag} cents={figures.priceCents} /> : <Price tag={tag} />}
        <Picture image={plan.icon} sizes="(width >= 40rem) 13rem, 6.5rem" decorative eager />
      </div>
    </div>
  );
}

type Offer = { offer: NonNullable<Plan['offer']> };

const OfferDetails = ({ offer }: Offer) => (
  <section className="offer-details">
    <h3>{offer.title}</h3>
    <PlanOffer offer={offer} />
    <p>{offer.text}</p>
    <Conditions of={offer.conditions} />
  </section>
);

/** For those who still hold a voucher; it is no part of what one gets. */
const PastOffer = ({ offer }: Offer) => (
  <section className="offer-details">
    <h2>{offer.past.title}</h2>
    <PlanOffer offer={offer} />
    <Conditions of={offer.past.conditions} />
  </section>
);

const Conditions = ({ of }: { of: string[] }) => (
  <ul>
    {of.map((condition) => (
      <li key={condition}>{condition}</li>
    ))}
  </ul>
);
