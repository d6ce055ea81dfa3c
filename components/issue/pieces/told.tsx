import { Answer } from './answer';
import { Paragraphs } from './paragraphs';

type Props = { text: string; simple?: string | undefined; of: string };

/** A piece's text, and below it a fold with the same short and easy where content has it; paper has the text alone. */
export const Told = ({ text, simple, of }: Props) => (
  <>
    <Paragraphs text={text} />
    {simple && (
      <div className="no-print">
        <Answer label="Kurz und leicht" of={of}>
          <Paragraphs text={simple} />
        </Answer>
      </div>
    )}
  </>
);
