import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import type { Game } from '@/lib/content/kinds';
import { priceText } from '@/lib/tips/facts';
import { Placeholder } from './placeholder';

/** One game in the list (spec 2 §2, Full game list). Its look stands in the list's root. */
export function GameCard({ game }: { game: Game }) {
  const { id, title, type, age, players, duration, publisher, description, price, image } = game;
  return (
    <article id={`game-${id}`} className="tip sheet" tabIndex={-1} aria-labelledby={`game-${id}-titel`}>
      <div className="scene">
        {image ? (
          <Picture image={image} sizes="(width >= 62rem) 30rem, 92vw" fallback={{ kind: 'game', title, id }} />
        ) : (
          <Placeholder kind="game" />
        )}
      </div>
      <div className="words">
        <p className="labels">
          <Badge tone="coral">{type}</Badge>
          <Badge tone="sun">{age}</Badge>
          <Badge tone="sky">{players}</Badge>
        </p>
        <h2 id={`game-${id}-titel`}>{title}</h2>
        <p className="by">
          {publisher}
          {duration && ` · ${duration}`}
        </p>
        <p className="description">{description}</p>
        <p className="ways">
          <span className="price">{priceText(price)}</span>
        </p>
      </div>
    </article>
  );
}
