import { Fragment } from 'react';
import { content } from '@/lib/content';
import { hyphenated, unhyphenated } from '@/lib/hyphens';

/**
 * A headline's words. Those that may be divided are, but only where they do not fit into a line of their own: browsers
 * without German hyphenation would otherwise break them before any letter.
 */
export function Words({ text }: { text: string }) {
  const soft = hyphenated(text, content.lists.hyphens);
  if (soft === text) return text;
  return soft.split(' ').map((word, index) => (
    // Words never change places and one may occur twice, so the place is the key.
    <Fragment key={String(index)}>
      {index > 0 && ' '}
      {word === unhyphenated(word) ? word : <span className="whole">{word}</span>}
    </Fragment>
  ));
}
