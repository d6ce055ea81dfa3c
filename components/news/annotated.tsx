import type { Part } from '@/lib/news/reading';
import { wordAnchor } from '@/lib/pages/paths';

/** A sentence to be read aloud, its difficult words as buttons that open their explanation. */
export function Sentence({ parts }: { parts: Part[] }) {
  return (
    <span data-sentence="">
      {parts.map((part) => (typeof part === 'string' ? part : <Explained key={part.term.word} {...part} />))}
    </span>
  );
}

/** The browser's own popover: opens by key, click and touch, closes on Escape, needs no script. */
const Explained = ({ text, term }: Exclude<Part, string>) => (
  <>
    <button type="button" className="term" popoverTarget={wordAnchor(term.word)}>
      {text}
    </button>
    <span popover="auto" id={wordAnchor(term.word)} className="explanation" role="note">
      <strong>{term.word}</strong> {term.explanation}
    </span>
  </>
);
