import type { ReactNode } from 'react';
import { today } from '@/lib/dates/day';
import { type Dated, hasExpired } from '@/lib/plans/offer';
import { OfferState } from './offer-state.island';

type Props = { offer: Dated; running?: ReactNode; expired?: ReactNode };

/** Chooses by the visitor's clock; what was over when the site was built stays over and needs no script. */
export function ByOffer({ offer: { validUntil }, running, expired }: Props) {
  const builtOn = today();
  return hasExpired(validUntil, builtOn) ? expired : <OfferState {...{ validUntil, builtOn, running, expired }} />;
}
