import { withBase } from 'content/base-path';
import { teaserOf } from 'german/text';

type Props = {
  title: string;
  /** 'ab 8 Jahren · 128 Seiten' */
  facts: string;
  /** Lines below the facts. */
  origin: string[];
  description: string;
  /** Empty if unknown. */
  price: string;
  /** Its entry on the full list (R-TIP-3). */
  href: string;
};

/** Text of a small card. */
export const TipWords = ({ title, facts, origin, description, price, href }: Props) => (
  <div className="words">
    <h4>{title}</h4>
    <p className="facts">{facts}</p>
    {origin.map((line) => (
      <p key={line} className="publisher">
        {line}
      </p>
    ))}
    <p className="teaser">{teaserOf(description)}</p>
    {price && <p className="price">{price}</p>}
    <a
      className="button no-print"
      data-variant="second"
      data-size="small"
      href={withBase(href)}
      aria-label={`Mehr erfahren: ${title}`}
    >
      Mehr erfahren
    </a>
  </div>
);
