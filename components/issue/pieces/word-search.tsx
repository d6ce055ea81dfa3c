import { WAY_NAMES } from 'puzzles/wordsearch/puzzle';
import { wordField } from '@/lib/issues/word-field';
import { Answer } from './answer';
import { Kicker } from './kicker';
import type { PieceOf } from './piece-of';

/** The same letter grid as in print, for sighted readers; screen readers get the words and their places. */
export function WordSearch({ piece: { title, text, words }, issue }: PieceOf<'wordsearch'>) {
  const { rows, hidden } = wordField(issue, words);
  return (
    <>
      <Kicker>Wortsuche</Kicker>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className="letters" role="img" aria-label={`${rows.length} Reihen mit je ${rows.length} Buchstaben`}>
        {Array.from(rows.join(''), (letter, at) => (
          // Letters never reorder and repeat often, so the index is the key.
          <span key={String(at)}>{letter}</span>
        ))}
      </div>
      <ul role="list" className="searched">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      <Answer label="Lösung" of={title}>
        <ul>
          {hidden.map(({ word, row, column, way }) => (
            <li key={word}>
              {word}: Reihe {row + 1}, ab Buchstabe {column + 1}, {WAY_NAMES[way]}
            </li>
          ))}
        </ul>
      </Answer>
    </>
  );
}
