import { Link } from '@/components/ui/link';
import type { CardProps } from './part-props';
import { shownWord } from './scrapbook-data';

/** A word's meaning, the sentence it was found in, and the link back to it. */
export function CardBack({ data, words, card }: CardProps) {
  const place = data.places[card.path];
  const { meaning, example } = shownWord(words, card);
  const sentence = card.sentence || example;
  return (
    <>
      <p className="meaning">{meaning}</p>
      {sentence && <blockquote>{sentence}</blockquote>}
      {place && (
        <p className="source">
          {place.picture && <img src={place.picture} alt="" width="96" height="54" loading="lazy" />}
          <Link href={card.path}>{place.title}</Link>
        </p>
      )}
    </>
  );
}
