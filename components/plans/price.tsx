import type { PriceTag } from '@/lib/plans/price-tag';

/** The price with its period and tax note, and the struck one with what it is. */
export function Price({ tag }: { tag: PriceTag }) {
  return (
    <p className="price">
      <strong>
        {tag.prefix && <small>{`${tag.prefix} `}</small>}
        {tag.amount}
      </strong>
      <span className="period">{`${tag.period}, inkl. MwSt.`}</span>
      {tag.struck && (
        <span className="struck">
          statt <del>{tag.struck.amount}</del> ({tag.struck.reason})
        </span>
      )}
    </p>
  );
}
