import { Answer } from './answer';
import { Paragraphs } from './paragraphs';

type Props = { text: string; simple?: string | undefined; of: string };

/** A piece's text, with a fold for the easy-to-read version if there is one; print has the text only. */
export const TextWithSimple = ({ text, simple, of }: Props) => (
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
