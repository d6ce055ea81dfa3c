import type { Logic } from 'puzzles/logic/puzzle';

export const Clues = ({ puzzle: { title, story, clues } }: { puzzle: Logic }) => (
  <div data-reading="">
    <p>
      <b>{title}.</b> {story}
    </p>
    <ol data-part="logic-clues">
      {clues.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  </div>
);
