import type { Plan } from 'content/kinds';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ByOffer } from './by-offer';

/** A plan's title or headline; adds a mark once its offer is over (R-PLAN-9). */
export function PlanName({ name, offer }: { name: ReactNode; offer: Plan['offer'] }) {
  if (!offer) return name;
  return (
    <>
      {name} <ByOffer offer={offer} expired={(days) => <Mark {...days}>({offer.mark})</Mark>} />
    </>
  );
}

/** Unbroken, and smaller than the name. */
const Mark = styled.small`
  display: inline-block;
  font-size: 0.7em;
`;
