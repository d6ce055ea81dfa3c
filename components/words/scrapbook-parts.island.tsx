'use client';

import { CardList } from './card-list';
import { Games } from './games';
import { ExportImport } from './keep-safe';
import type { PartProps } from './part-props';
import { StampBook } from './stamp-book';
import { Today } from './today';
import { WordShelf } from './word-shelf';

/** The parts of „Mein Duda“: boxes and rounds, games, shelf, cards, stamps, export and import. */
export function ScrapbookParts(part: PartProps) {
  const { cards, stamps } = part.book;
  return (
    <>
      {cards.length > 0 && (
        <>
          <Today {...part} />
          <Games {...part} />
          <WordShelf {...part} />
          <CardList {...part} />
        </>
      )}
      {cards.length + stamps.length > 0 && <StampBook {...part} />}
      <ExportImport {...part} />
    </>
  );
}
