import { type Dated, hasExpired } from 'content/offer';
import { addDays } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { onDays } from 'german/dates/on-days';
import type { ReactNode } from 'react';

/** Gets the attributes for the days it is shown on; none if it is always shown. */
type Part = (days: Partial<ReturnType<typeof onDays>>) => ReactNode;
type Props = { offer: Dated; running?: Part; expired?: Part };

/** Renders both; the visitor's date selects one. An offer over at build time renders only `expired`. */
export function ByOffer({ offer: { validUntil }, running, expired }: Props) {
  const builtOn = today();
  if (hasExpired(validUntil, builtOn)) return expired?.({});
  return (
    <>
      {running?.(onDays({ until: validUntil }, builtOn))}
      {expired?.(onDays({ from: addDays(validUntil, 1) }, builtOn))}
    </>
  );
}
