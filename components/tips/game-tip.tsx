import type { Game } from '@/lib/content/kinds';
import { teaserOf } from '@/lib/text';
import { priceText } from '@/lib/tips/facts';
import { MoreButton } from './more-button';
import { TipPicture } from './tip-picture';

/** A game on the landing page: picture, type, age, title, publisher, players, beginning of the description, price. */
export function GameTip({ game, href }: { game: Game; href: string }) {
  const { id, title, type, age, players, publisher, description, price, image } = game;
  return (
    <>
      <div className="scene">
        <TipPicture image={image} kind="game" id={id} title={title} sizes="(width >= 62rem) 18rem, 17rem" />
        <p className="type">{type}</p>
      </div>
      <div className="words">
        <h4>{title}</h4>
        <p className="facts">{age.text}</p>
        <p className="publisher">{players.text}</p>
        <p className="publisher">{publisher}</p>
        <p className="teaser">{teaserOf(description)}</p>
        <p className="price">{priceText(price)}</p>
        <MoreButton href={href} title={title} />
      </div>
    </>
  );
}
