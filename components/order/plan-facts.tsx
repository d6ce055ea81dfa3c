import type { OrderCopy, Plan, Site } from 'content/kinds';
import { nextSaturday } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import type { ComponentProps } from 'react';
import { priceTag } from 'subscription/plans/price-tag';
import { quote } from 'subscription/plans/quote';
import { Island } from '@/components/islands/island';
import { PaperLook } from '@/components/issue/paper-look';
import { ByOffer } from '@/components/plans/by-offer';
import { PlanIcon } from '@/components/plans/plan-icon';
import { PlanName } from '@/components/plans/plan-name';
import { PlanOffer } from '@/components/plans/plan-offer';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import { CouponPrice } from './coupon-price.island';

type Props = { plan: Plan; copy: OrderCopy; site: Site };

/** The left column: what the plan includes, price, end of contract, delivery area and payment (R-LAW-3). */
export function PlanFacts({ plan, copy, site }: Props) {
  const { page } = copy;
  const { offer } = plan;
  const isRequest = plan.is === 'request';
  const priceNotes = [...(plan.postalSurcharge ? [site.order.surchargeNote] : []), ...plan.notes];
  return (
    <div className="facts">
      <PlanHead plan={plan} />
      <div className="more">
        <p className="lead">{plan.lead}</p>
        <a className="button to-form" href="#bestellen">
          {isRequest ? page.toRequest : page.toForm}
          <Icon name="arrow-down" />
        </a>
        <PaperLook />
        <dl className="conditions">
          <Condition name={page.costs} texts={[plan.followUp]} />
          <Condition name={page.ending} texts={plan.ending} />
          <Condition name="Zustellgebiet" texts={[site.publisher.deliveryArea]} />
          <Condition name="Zahlung" texts={[site.order.payment]} />
        </dl>
        {offer && <PlanOffer offer={offer} />}
        <div className="folds">
          <Fold title={page.facts}>
            <Benefits of={plan.benefits} />
          </Fold>
          {offer && <ByOffer offer={offer} running={(days) => <Offer {...offer} days={days} />} />}
          {priceNotes.length > 0 && (
            <Fold title={page.moreOnPrice}>
              {priceNotes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </Fold>
          )}
          <Fold title={page.withdrawal}>
            <p>{isRequest ? copy.school.withdrawal : site.order.withdrawal}</p>
          </Fold>
          {offer && <ByOffer offer={offer} expired={(days) => <Offer {...offer.past} days={days} />} />}
        </div>
      </div>
    </div>
  );
}

function PlanHead({ plan }: { plan: Plan }) {
  const figures = quote(plan, nextSaturday(today()), true);
  const { is, asks, price, terms } = plan;
  return (
    <div className="ticket" data-colour={plan.colour}>
      <p className="kicker">{plan.badge}</p>
      <h1>
        <PlanName name={<Words text={plan.headline} />} offer={plan.offer} />
      </h1>
      <div className="offer-line">
        <Island
          of={CouponPrice}
          props={{ tag: priceTag(plan, figures), plan: { is, asks, price, terms }, quote: figures }}
        />
        <PlanIcon plan={plan} sizes="(width >= 40rem) 11.1rem, 5.2rem" eager />
      </div>
    </div>
  );
}

const Condition = ({ name, texts }: { name: string; texts: string[] }) => (
  <div>
    <dt>{name}</dt>
    {texts.map((text) => (
      <dd key={text}>{text}</dd>
    ))}
  </div>
);

const Benefits = ({ of }: { of: Plan['benefits'] }) => (
  <ul role="list" className="benefits">
    {of.map(({ title, text }) => (
      <li key={title}>
        <Icon name="check" />
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);

type OfferProps = {
  title: string;
  text?: string;
  conditions: string[];
  days: ComponentProps<typeof Fold>['days'];
};

/** Content and conditions of an offer; remains after the offer ends, for customers who still have a voucher. */
const Offer = ({ title, text, conditions, days }: OfferProps) => (
  <Fold title={title} days={days}>
    {text && <p>{text}</p>}
    <ul>
      {conditions.map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
  </Fold>
);
