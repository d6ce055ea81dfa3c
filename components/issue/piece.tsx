import type { PieceType } from 'content/kinds';
import { entryOf } from 'content/references';
import type { ReactNode } from 'react';
import { Diagram } from '@/components/ui/diagram';
import { content } from '@/lib/content';
import { pieceAnchor } from '@/lib/paths';
import { ArticlePiece } from './pieces/article-piece';
import { Calendar } from './pieces/calendar';
import { DebatePiece } from './pieces/debate-piece';
import { Experiment } from './pieces/experiment';
import type { PieceOf, Placed } from './pieces/piece-of';
import { Joke, PrintedQuiz, Riddle } from './pieces/puzzles';
import { Animal, BookPiece, EventPiece, GamePiece, News, WordList } from './pieces/site-pieces';
import { Teaser } from './pieces/teaser';
import { Fact, Imprint, Letter, Quote, Short, Weather } from './pieces/text-pieces';
import {
  AnniversaryPiece,
  BrainteaserPiece,
  BriefsPiece,
  ComicPiece,
  JokesPiece,
  QuestionPiece,
  TrialPiece,
  TwisterPiece,
} from './pieces/week-pieces';
import { WordSearch } from './pieces/word-search';

function DiagramPiece({ piece }: PieceOf<'diagram'>) {
  const diagram = entryOf(content, 'diagrams', piece.name);
  return diagram && <Diagram diagram={diagram} isAlone sizes="(width >= 62rem) 44rem, 92vw" />;
}

const VIEWS: { [T in PieceType]: (placed: PieceOf<T>) => ReactNode } = {
  article: ArticlePiece,
  quiz: PrintedQuiz,
  news: News,
  event: EventPiece,
  book: BookPiece,
  game: GamePiece,
  animal: Animal,
  words: WordList,
  diagram: DiagramPiece,
  debate: DebatePiece,
  question: QuestionPiece,
  comic: ComicPiece,
  trial: TrialPiece,
  jokes: JokesPiece,
  twister: TwisterPiece,
  brainteaser: BrainteaserPiece,
  briefs: BriefsPiece,
  anniversary: AnniversaryPiece,
  teaser: Teaser,
  short: Short,
  letter: Letter,
  fact: Fact,
  quote: Quote,
  experiment: Experiment,
  weather: Weather,
  riddle: Riddle,
  wordsearch: WordSearch,
  joke: Joke,
  calendar: Calendar,
  imprint: Imprint,
};

/** A piece of a page, with the anchor that contents, search and the page's picture link to. */
export function Piece(placed: Placed) {
  const View = VIEWS[placed.piece.type] as (placed: Placed) => ReactNode;
  return (
    <div id={pieceAnchor(placed.page, placed.index)} data-piece={placed.piece.type}>
      <View {...placed} />
    </div>
  );
}
