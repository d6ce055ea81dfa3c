import type { Game } from 'content/kinds';
import { priceText } from '@/lib/tips/facts';
import { TipPicture } from './tip-picture';
import { TipWords } from './tip-words';

/** A game on the landing page: picture, type, age, title, publisher, players, shortened description, price. */
export function GameTip({ game, href }: { game: Game; href: string }) {
  const { id, title, type, age, players, publisher, description, price, image } = game;
  return (
    <>
      <div className="scene">
        <TipPicture image={image} kind="game" id={id} title={title} sizes="(width >= 62rem) 18rem, 17rem" />
        <p className="type">{type}</p>
      </div>
      <TipWords
        {...{ title, description, href }}
        facts={age.text}
        origin={[players.text, publisher]}
        price={priceText(price)}
      />
    </>
  );
}
