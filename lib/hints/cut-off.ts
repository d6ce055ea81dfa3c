import type { WarningFields } from 'content/fault';
import { fileOf } from 'content/files';
import type { Content } from 'content/kinds';
import { firstSentence } from 'german/text';

/** Characters in the three lines of an event or tip card (event-card.styles.ts, tip-words.styles.ts). */
const ROOM = 150;

/** Reports first sentences too long for a card: → [{ file: 'books/6-….yaml', field: 'description', found: '190 Zeichen: „…“', … }] */
export const truncatedSentences = ({
  events,
  books,
  games,
}: Pick<Content, 'events' | 'books' | 'games'>): WarningFields[] =>
  Object.entries({ events, books, games }).flatMap(([folder, things]) =>
    things.flatMap(({ id, description = '' }): WarningFields[] => {
      const first = firstSentence(description);
      if (first.length <= ROOM) return [];
      return [
        {
          file: fileOf(folder as 'events', id),
          field: 'description',
          found: `${first.length} Zeichen im ersten Satz`,
          expected: `höchstens ${ROOM}: So viel zeigt die Karte, der Rest steht dahinter`,
        },
      ];
    }),
  );
