'use client';

import type { ReactNode } from 'react';
import { useToday } from '@/components/ui/use-today';
import type { Day } from '@/lib/dates/day';
import { hasExpired } from '@/lib/plans/offer';

type Props = { validUntil: Day; builtOn: Day; running?: ReactNode; expired?: ReactNode };

/** Chooses, by the visitor's clock, between an offer and the words that it is over; no new build is needed. */
export function OfferState({ validUntil, builtOn, running, expired }: Props) {
  return hasExpired(validUntil, useToday(builtOn)) ? expired : running;
}
