'use client';

import type { ComponentProps } from 'react';
import { Game } from '@/components/words/game';
import { MyDudaParts } from '@/components/words/my-duda-parts.island';
import { Pile } from '@/components/words/pile';
import { Trainer } from '@/components/words/trainer';
import type { Word } from '@/lib/words/games';

type Props = Omit<ComponentProps<typeof MyDudaParts>, 'late'> & { words: readonly Word[] };

/** „Mein Duda“ once everything that comes later is there. */
export const LoadedParts = ({ words, ...props }: Props) => (
  <MyDudaParts {...props} late={{ part: { Trainer, Game, Pile, words }, isLost: false, ask: () => {} }} />
);
