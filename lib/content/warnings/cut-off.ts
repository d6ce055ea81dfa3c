import { firstSentence } from '@/lib/text';
import type { Told } from '../fault';
import type { Content } from '../kinds';
import { fileOf } from './files';

/** Letters of the three lines that cards of events and tips show (event-card.styles.ts, tip-words.styles.ts). */
const ROOM = 150;

/** First sentences that a card cuts in the middle: → [{ file: 'books/6-….yaml', field: 'description', found: '190 Zeichen: „…“', … }] */
export const cutOff = ({ events, books, games }: Pick<Content, 'events' | 'books' | 'games'>): Told[] =>
  Object.entries({ events, books, games }).flatMap(([folder, things]) =>
    things.flatMap(({ id, description = '' }): Told[] => {
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
