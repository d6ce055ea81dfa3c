import type { Plan } from 'content/kinds';
import type { ComponentProps } from 'react';
import { Picture } from '@/components/ui/picture';
import { ByOffer } from './by-offer';

type Props = Omit<ComponentProps<typeof Picture>, 'image' | 'decorative'> & { plan: Pick<Plan, 'icon' | 'offer'> };

/** A plan's picture, replaced by one without the offer once that is over. */
export function PlanIcon({ plan: { icon, offer }, ...how }: Props) {
  if (!offer) return <Picture image={icon} decorative {...how} />;
  return (
    <ByOffer
      offer={offer}
      running={(days) => <Picture image={icon} decorative days={days} {...how} />}
      expired={(days) => <Picture image={offer.past.icon} decorative days={days} {...how} />}
    />
  );
}
