import { Icon } from '@/components/ui/icon';
import type { Plan } from '@/lib/content/kinds';
import { today } from '@/lib/dates/day';
import { formatDay } from '@/lib/dates/german';
import { OfferState } from './offer-state.island';

/** A dated offer in one line: what there is, or since when it is over. */
export function PlanOffer({ offer }: { offer: NonNullable<Plan['offer']> }) {
  return (
    <OfferState
      validUntil={offer.validUntil}
      builtOn={today()}
      running={
        <p className="offer">
          <Icon name="ticket" />
          {offer.title} (bis {formatDay(offer.validUntil)})
        </p>
      }
      expired={
        <p className="offer" data-expired="">
          <Icon name="info" />
          {offer.expired}
        </p>
      }
    />
  );
}
