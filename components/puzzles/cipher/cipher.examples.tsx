import type { Examples } from '@/components/examples';
import { exampleOf } from '@/components/puzzles/example';
import { content } from '@/lib/content';
import { WORD_MAKERS } from '@/lib/puzzles/word-makers';

const [easy, hard] = [WORD_MAKERS.cipher(content, 'easy', 47), WORD_MAKERS.cipher(content, 'hard', 47)];

export const examples = {
  leicht: exampleOf('cipher', easy),
  knifflig: exampleOf('cipher', hard),
  gelöst: exampleOf('cipher', easy, true),
} satisfies Examples;
