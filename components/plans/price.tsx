import type { PriceTag } from 'subscription/plans/price-tag';

/** Price with period and tax note, and the former price with its label. */
export function Price({ tag }: { tag: PriceTag }) {
  return (
    <p className="price">
      <strong key={tag.amount}>
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
