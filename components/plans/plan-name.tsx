import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Plan } from '@/lib/content/kinds';
import { ByOffer } from './by-offer';

/** A plan's title or headline, with the word that its offer is over once it is (R-PLAN-9). */
export function PlanName({ name, offer }: { name: ReactNode; offer: Plan['offer'] }) {
  if (!offer) return name;
  return (
    <>
      {name} <ByOffer offer={offer} expired={(days) => <Mark {...days}>({offer.mark})</Mark>} />
    </>
  );
}

/** In one piece, and smaller than the name. */
const Mark = styled.small`
  display: inline-block;
  font-size: 0.7em;
`;
