'use client';

import { useArrival } from './use-arrival';

type Props = {
  /** What the anchors of this list begin with: 'book-'. */
  prefix: string;
  /** What marks the tip an address names. */
  found: string;
};

/** Marks the tip the address names, on a page of a list without filter (R-TIP-7). */
export function TipMark({ prefix, found }: Props) {
  const told = useArrival({ prefix, found, count: 0, load: undefined });
  return (
    <p className="visually-hidden" role="status">
      {told}
    </p>
  );
}
