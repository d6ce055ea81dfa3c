import type { Block, Term } from '@/lib/content/kinds';
import type { Level } from '@/lib/news/levels';
import { marginWords } from '@/lib/news/margin';

type Props = { level: Level | undefined; blocks: readonly Block[]; glossary: readonly Term[] };

/** Explained words of a text, where a desk has room beside its beginning (R-NEWS-17). */
export function MarginWords({ level, blocks, glossary }: Props) {
  const words = marginWords(blocks, level ?? 'ganz', glossary);
  if (words.length === 0) return null;
  return (
    <div className="margin" data-level={level}>
      <b>Wörter in diesem Text</b>
      <dl>
        {words.map(({ word, means }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
