import { hyphenated, unhyphenated } from 'german/hyphens';
import { divider } from 'german/syllables/divide';
import { Fragment } from 'react';
import { content } from '@/lib/content';

/** The words of a headline. Long ones hyphenate, but only if they do not fit on a line of their own: browsers without
 * German hyphenation would break them anywhere. */
export function Words({ text }: { text: string }) {
  const soft = hyphenated(text, content.lists.hyphens, divider(content.syllables));
  if (soft === text) return text;
  return soft.split(' ').map((word, index) => (
    // Words never reorder and may repeat, so the index is the key.
    <Fragment key={String(index)}>
      {index > 0 && ' '}
      {word === unhyphenated(word) ? word : <span className="whole">{word}</span>}
    </Fragment>
  ));
}
