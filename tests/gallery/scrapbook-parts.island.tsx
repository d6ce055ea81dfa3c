'use client';

import type { ComponentProps } from 'react';
import { Game } from '@/components/words/game';
import { Pile } from '@/components/words/pile';
import { ScrapbookParts } from '@/components/words/scrapbook-parts.island';
import { Trainer } from '@/components/words/trainer';
import type { Word } from '@/lib/words/games';

type Props = Omit<ComponentProps<typeof ScrapbookParts>, 'late'> & { words: readonly Word[] };

/** „Mein Duda“ with everything loaded. */
export const LoadedParts = ({ words, ...props }: Props) => (
  <ScrapbookParts {...props} late={{ part: { Trainer, Game, Pile, words }, isLost: false, ask: () => {} }} />
);
