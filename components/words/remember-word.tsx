import type { ComponentProps } from 'react';
import { Island } from '@/components/islands/island';
import { content } from '@/lib/content';
import { Remember } from './remember.island';

/** Texts of „Merken“, the same for each word. */
export function rememberCopy() {
  const { title, remember, faults } = content.lists.myDuda;
  return { title, remember, faults };
}

/** „Merken“ beside an explained word. When one is used, all hydrate, as each shows whether its word is kept. */
export const RememberWord = (word: Omit<ComponentProps<typeof Remember>, 'copy'>) => (
  <Island of={Remember} also="Remember" props={{ ...word, copy: rememberCopy() }} />
);
