import type { ReactNode } from 'react';
import { addDays } from '@/lib/dates/arithmetic';
import { today } from '@/lib/dates/day';
import { onDays } from '@/lib/dates/on-days';
import { type Dated, hasExpired } from '@/lib/plans/offer';

/** Given the attributes of the days it stands on, none where it always does. */
type Part = (days: Partial<ReturnType<typeof onDays>>) => ReactNode;
type Props = { offer: Dated; running?: Part; expired?: Part };

/** Both, of which the visitor's day shows one; what was over when the site was built stays over and needs no script. */
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
