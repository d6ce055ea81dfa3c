import type { Plan } from 'content/kinds';
import { formatDay } from 'german/dates/german';
import { Icon } from '@/components/ui/icon';
import { ByOffer } from './by-offer';

/** A dated offer in one line: its title, or that it is over. */
export function PlanOffer({ offer }: { offer: NonNullable<Plan['offer']> }) {
  return (
    <ByOffer
      offer={offer}
      running={(days) => (
        <p className="offer" {...days}>
          <Icon name="ticket" />
          {offer.title} (bis {formatDay(offer.validUntil)})
        </p>
      )}
      expired={(days) => (
        <p className="offer" data-expired="" {...days}>
          <Icon name="info" />
          {offer.expired}
        </p>
      )}
    />
  );
}
