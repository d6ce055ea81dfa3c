import { RememberWord } from '@/components/words/remember-word';
import type { Part } from '@/lib/news/reading';
import { wordAnchor } from '@/lib/paths';

/** A sentence to be read aloud, with difficult words as buttons that open explanations; `id` is the text's id. */
export function Sentence({ parts, id }: { parts: Part[]; id: string }) {
  const whole = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  return (
    <span data-sentence="">
      {parts.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Explained
            key={part.term.word}
            text={part.text}
            term={part.term}
            sentence={whole.trim()}
            id={`${id}-${wordAnchor(part.term.word)}`}
          />
        ),
      )}
    </span>
  );
}

/** A native popover: opens by key, click and touch, closes on Escape, needs no JavaScript. */
const Explained = ({ text, term, sentence, id }: Exclude<Part, string> & { sentence: string; id: string }) => (
  <>
    <button type="button" className="term" popoverTarget={id}>
      {text}
    </button>
    <span popover="auto" id={id} className="explanation" role="note" data-explains="">
      <strong>{term.word}</strong> <span data-meaning="">{term.explanation}</span>
      <RememberWord word={term.word} sentence={sentence} />
    </span>
  </>
);
