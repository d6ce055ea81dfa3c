import type { Block, Term } from 'content/kinds';
import { Fragment, type ReactNode } from 'react';
import { Diagram } from '@/components/ui/diagram';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { content } from '@/lib/content';
import { type BlockOf, type BlockType, POLL } from '@/lib/news/blocks';
import type { TextVersion } from '@/lib/news/levels';
import type { Asked } from '@/lib/news/questions';
import { markTerms, sentencesOf } from '@/lib/news/reading';
import { Sentence } from './annotated';
import { MarginBox } from './margin-box';

/** A quiz question that fills an empty part of the margin. */
function MarginQuestion({ asked }: { asked: Asked | undefined }) {
  if (!asked) return null;
  const { question, answers } = asked;
  return (
    <MarginBox title="Frage zum Text">
      <span>{question}</span>
      {answers.length > 0 && (
        <ul>
          {answers.map((answer) => (
            <li key={answer}>{answer}</li>
          ))}
        </ul>
      )}
      <Link href="#quiz">Zum Quiz</Link>
    </MarginBox>
  );
}

type Props = {
  /** Which of the article's texts; without a second one it is always shown. */
  level?: TextVersion | undefined;
  blocks: readonly Block[];
  /** The article's title, shown in place of lost pictures. */
  title: string;
  glossary: readonly Term[];
  /** Questions for the margin on desktop, by the index of the block they precede. */
  asked?: ReadonlyMap<number, Asked>;
};

/** Displayed width of a figure: beside the text on desktop. */
const SIZES = '(width >= 62rem) 30rem, 92vw';

type View<B> = (shown: { block: B; title: string; write: (text: string) => ReactNode }) => ReactNode;

const VIEWS: { [T in BlockType]: View<BlockOf<T>> } = {
  paragraph: ({ block, write }) => <p>{write(block.text)}</p>,
  heading: ({ block }) => <h2 data-sentence="">{block.text}</h2>,
  highlight: ({ block, write }) => <p className="highlight">{write(block.text)}</p>,
  poll: ({ block: { question, answers, tip }, write }) => (
    <section className="highlight">
      <p>{POLL}</p>
      <p>
        <strong>{write(question)}</strong>
      </p>
      <ul>
        {answers.map((answer) => (
          <li key={answer}>{write(answer)}</li>
        ))}
      </ul>
      <p>{write(tip)}</p>
    </section>
  ),
  conclusion: ({ block, write }) => <p className="conclusion">{write(block.text)}</p>,
  image: ({ block, title }) => (
    <figure>
      <Picture image={block.image} sizes={SIZES} fallback={{ kind: 'article', title }} />
      {block.caption && <figcaption>{block.caption}</figcaption>}
    </figure>
  ),
  diagram({ block }) {
    const diagram = content.diagrams.find(({ name }) => name === block.name);
    return diagram && <Diagram diagram={diagram} sizes={SIZES} />;
  },
};

const viewOf = ({ type }: Block) => VIEWS[type] as View<Block>;

/** A text of an article: its blocks in order; each difficult word is explained at its first use. */
export function Blocks({ level, blocks, title, glossary, asked }: Props) {
  const used = new Set<string>();
  const write = (text: string): ReactNode =>
    sentencesOf(text).map((sentence) => (
      <Sentence key={sentence} parts={markTerms(sentence, glossary, used)} id={level ?? 'ganz'} />
    ));
  return (
    <div className="text" data-level={level} data-reading="">
      {blocks.map((block, index) => (
        // Blocks never reorder and two may have the same text, so the index is the key.
        <Fragment key={String(index)}>
          <MarginQuestion asked={asked?.get(index)} />
          {viewOf(block)({ block, title, write })}
        </Fragment>
      ))}
      <Footnotes terms={glossary.filter(({ word }) => used.has(word))} />
    </div>
  );
}

/** Printed below the article, as popovers do not open on paper. */
const Footnotes = ({ terms }: { terms: readonly Term[] }) =>
  terms.length > 0 && (
    <dl className="footnotes">
      {terms.map(({ word, explanation }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{explanation}</dd>
        </div>
      ))}
    </dl>
  );
