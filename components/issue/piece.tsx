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
  const diagram = content.diagrams.find(({ name }) => name === piece.name);
  return diagram && <Diagram diagram={diagram} isAlone sizes="(width >= 62rem) 44rem, 92vw" />;
}

/** A piece of a page, with the anchor that contents, search and the page's picture link to. */
export const Piece = (placed: Placed) => (
  <div id={pieceAnchor(placed.page, placed.index)} data-piece={placed.piece.type}>
    {inside(placed)}
  </div>
);

function inside({ piece, ...place }: Placed): ReactNode {
  switch (piece.type) {
    case 'article':
      return <ArticlePiece piece={piece} {...place} />;
    case 'quiz':
      return <PrintedQuiz piece={piece} {...place} />;
    case 'news':
      return <News piece={piece} {...place} />;
    case 'event':
      return <EventPiece piece={piece} {...place} />;
    case 'book':
      return <BookPiece piece={piece} {...place} />;
    case 'game':
      return <GamePiece piece={piece} {...place} />;
    case 'animal':
      return <Animal piece={piece} {...place} />;
    case 'words':
      return <WordList piece={piece} {...place} />;
    case 'diagram':
      return <DiagramPiece piece={piece} {...place} />;
    case 'debate':
      return <DebatePiece piece={piece} {...place} />;
    case 'question':
      return <QuestionPiece piece={piece} {...place} />;
    case 'comic':
      return <ComicPiece piece={piece} {...place} />;
    case 'trial':
      return <TrialPiece piece={piece} {...place} />;
    case 'jokes':
      return <JokesPiece piece={piece} {...place} />;
    case 'twister':
      return <TwisterPiece piece={piece} {...place} />;
    case 'brainteaser':
      return <BrainteaserPiece piece={piece} {...place} />;
    case 'briefs':
      return <BriefsPiece piece={piece} {...place} />;
    case 'anniversary':
      return <AnniversaryPiece piece={piece} {...place} />;
    case 'teaser':
      return <Teaser piece={piece} {...place} />;
    case 'short':
      return <Short piece={piece} {...place} />;
    case 'letter':
      return <Letter piece={piece} {...place} />;
    case 'fact':
      return <Fact piece={piece} {...place} />;
    case 'quote':
      return <Quote piece={piece} {...place} />;
    case 'experiment':
      return <Experiment piece={piece} {...place} />;
    case 'weather':
      return <Weather piece={piece} {...place} />;
    case 'riddle':
      return <Riddle piece={piece} {...place} />;
    case 'wordsearch':
      return <WordSearch piece={piece} {...place} />;
    case 'joke':
      return <Joke piece={piece} {...place} />;
    case 'calendar':
      return <Calendar piece={piece} {...place} />;
    case 'imprint':
      return <Imprint piece={piece} {...place} />;
  }
}
