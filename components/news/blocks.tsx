import { Fragment, type ReactNode } from 'react';
import { Diagram } from '@/components/ui/diagram';
import { Picture } from '@/components/ui/picture';
import { content } from '@/lib/content';
import type { Block, Term } from '@/lib/content/kinds';
import type { Level } from '@/lib/news/levels';
import type { Asked } from '@/lib/news/questions';
import { markTerms, sentencesOf } from '@/lib/news/reading';
import { Sentence } from './annotated';
import { MarginQuestion } from './margin-question';

type Props = {
  /** Of which of the article's texts; without another one it is always shown. */
  level?: Level | undefined;
  blocks: readonly Block[];
  /** The article's, for pictures that are lost. */
  title: string;
  glossary: readonly Term[];
  /** Questions for the margin of a desk, by the block before which they stand. */
  asked?: ReadonlyMap<number, Asked>;
};

/** How wide a figure is shown: beside the text on a desk. */
const SIZES = '(width >= 62rem) 30rem, 92vw';

/** A text of an article: its blocks in order, each difficult word explained at its first use. */
export function Blocks({ level, blocks, title, glossary, asked }: Props) {
  const used = new Set<string>();
  const write = (text: string): ReactNode =>
    sentencesOf(text).map((sentence) => (
      <Sentence key={sentence} parts={markTerms(sentence, glossary, used)} id={level ?? 'ganz'} />
    ));
  return (
    <div className="text" data-level={level} data-reading="">
      {blocks.map((block, index) => (
        // Blocks never change places and two may hold the same text, so the place is the key.
        <Fragment key={String(index)}>
          <MarginQuestion asked={asked?.get(index)} />
          {renderBlock(block, title, write)}
        </Fragment>
      ))}
      <Footnotes terms={glossary.filter(({ word }) => used.has(word))} />
    </div>
  );
}

function renderBlock(block: Block, title: string, write: (text: string) => ReactNode): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{write(block.text)}</p>;
    case 'heading':
      return <h2 data-sentence="">{block.text}</h2>;
    case 'highlight':
      return <p className="highlight">{write(block.text)}</p>;
    case 'conclusion':
      return <p className="conclusion">{write(block.text)}</p>;
    case 'image':
      return (
        <figure>
          <Picture image={block.image} sizes={SIZES} fallback={{ kind: 'article', title }} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'diagram': {
      const diagram = content.diagrams.find(({ name }) => name === block.name);
      return diagram && <Diagram diagram={diagram} sizes={SIZES} />;
    }
  }
}

/** On paper a button opens nothing, so the explanations are printed below the article. */
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
