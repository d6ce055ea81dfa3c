import type { Crossword, Entry } from 'puzzles/crossword/puzzle';
import type { ReactNode } from 'react';

type Props = { entries: Crossword['entries']; children: (entry: Entry) => ReactNode };

/** „Waagerecht“ and „Senkrecht“, each by number. */
export const Clues = ({ entries, children }: Props) => (
  <div className="clue-lists" data-reading="">
    {[false, true].map((isDown) => (
      <div key={String(isDown)}>
        <h3>{isDown ? 'Senkrecht' : 'Waagerecht'}</h3>
        <ul role="list">
          {entries
            .filter((entry) => entry.isDown === isDown)
            .map((entry) => (
              <li key={entry.number}>
                <b>{entry.number}</b>
                {children(entry)}
              </li>
            ))}
        </ul>
      </div>
    ))}
  </div>
);
