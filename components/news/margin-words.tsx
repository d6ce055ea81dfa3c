import type { TextVersion } from '@/lib/news/levels';
import type { Explained } from '@/lib/news/margin';
import { MarginBox } from './margin-box';

type Props = { level: TextVersion | undefined; words: readonly Explained[] };

/** Explained words of a text, beside its start. */
export function MarginWords({ level, words }: Props) {
  if (words.length === 0) return null;
  return (
    <MarginBox title="Wörter in diesem Text" level={level}>
      <dl>
        {words.map(({ word, means }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </MarginBox>
  );
}
