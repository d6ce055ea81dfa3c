import { entryOf } from 'content/references';
import { teaserOf } from 'german/text';
import { CalendarLeaf } from '@/components/events/leaf';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Picture, ROW_PICTURE } from '@/components/ui/picture';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import { EXAMPLE, statusWord } from '@/lib/events/labels';
import { placesIn } from '@/lib/pages/paged';
import { bookPath, eventPath, PATHS } from '@/lib/paths';
import { coverOf } from '@/lib/tips/facts';
import { uniqueById } from '@/lib/tips/unique';
import { wordPath } from '@/lib/words/dictionary';
import { Kicker } from './kicker';
import type { PieceOf } from './piece-of';

const gameAt = placesIn(PATHS.games, uniqueById(content.games).items, 'game');
const sizes = `(width >= 40rem) 22rem, ${ROW_PICTURE}`;
/** In characters, about three lines; the event's page has the whole text. */
const TEASER = 190;

const joined = (...facts: (string | undefined)[]) => facts.filter(Boolean).join(' · ');

export function News({ piece }: PieceOf<'news'>) {
  const news = entryOf(content, 'regional', piece.id);
  if (!news) return null;
  return (
    <>
      <Picture image={news.image} sizes={sizes} fallback={{ kind: 'article', title: news.title }} />
      <Kicker>Neues aus unserer Region</Kicker>
      <h3>
        <Words text={news.title} />
      </h3>
      <p>{news.excerpt}</p>
    </>
  );
}

export function EventPiece({ piece }: PieceOf<'event'>) {
  const event = entryOf(content, 'events', piece.id);
  if (!event) return null;
  const { id, title, date, time, location, ageRecommendation, category, example, description } = event;
  return (
    <>
      <CalendarLeaf first={date.first} last={date.last} />
      <div>
        <p className="labels">
          <Badge tone={category}>{content.site.eventCategories[category].one}</Badge>
          {example && <Badge>{EXAMPLE}</Badge>}
          {event.status && <Badge tone="sun">{statusWord(event)}</Badge>}
        </p>
        <h3>
          <Link href={eventPath(id)}>
            <Words text={title} />
          </Link>
        </h3>
        <p className="facts">{joined(date.text, time.text, location, ageRecommendation?.text)}</p>
        {description && <p>{teaserOf(description, TEASER)}</p>}
      </div>
    </>
  );
}

export function BookPiece({ piece }: PieceOf<'book'>) {
  const book = entryOf(content, 'books', piece.id);
  if (!book) return null;
  const { id, title, author, genre, age, pages, publisher, description } = book;
  return (
    <>
      <Picture image={coverOf(book) ?? book.cover} sizes="8rem" decorative fallback={{ kind: 'book', title, id }} />
      <div>
        <Kicker>{`Buchtipp · ${genre}`}</Kicker>
        <h3>
          <Link href={bookPath(id)}>
            <Words text={title} />
          </Link>
        </h3>
        <p className="facts">{joined(`von ${author}`, publisher, pages.text, age.text)}</p>
        <p>{description}</p>
      </div>
    </>
  );
}

export function GamePiece({ piece }: PieceOf<'game'>) {
  const game = entryOf(content, 'games', piece.id);
  if (!game) return null;
  const { id, title, type, age, players, duration, publisher, description, image } = game;
  return (
    <>
      <Picture image={image} sizes="8rem" decorative fallback={{ kind: 'game', title, id }} />
      <div>
        <Kicker>{`Spieletipp · ${type}`}</Kicker>
        <h3>
          <Link href={gameAt(id)}>
            <Words text={title} />
          </Link>
        </h3>
        <p className="facts">{joined(publisher, players.text, age.text, duration)}</p>
        <p>{description}</p>
      </div>
    </>
  );
}

export function Animal({ piece }: PieceOf<'animal'>) {
  const animal = entryOf(content, 'animals', piece.letter);
  if (!animal) return null;
  return (
    <>
      <Picture image={animal.image} sizes={sizes} fallback={{ kind: 'article', title: animal.animal }} />
      <Kicker>TIER ABC</Kicker>
      <h3>
        <span className="block">{animal.letter}</span> wie {animal.animal}
      </h3>
      <p>{animal.fact}</p>
    </>
  );
}

export const WordList = ({ piece }: PieceOf<'words'>) => (
  <>
    <h3>Schwierige Wörter</h3>
    <dl>
      {content.glossary
        .filter(({ word }) => piece.words.includes(word))
        .map(({ word, explanation }) => (
          <div key={word}>
            <dt>
              <Link href={wordPath(word)}>{word}</Link>
            </dt>
            <dd>{explanation}</dd>
          </div>
        ))}
    </dl>
  </>
);
