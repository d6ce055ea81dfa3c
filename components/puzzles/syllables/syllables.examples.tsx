import type { Examples } from '@/components/examples';
import { exampleOf } from '@/components/puzzles/example';
import { content } from '@/lib/content';
import { WORD_MAKERS } from '@/lib/puzzles/word-makers';

const [easy, hard] = [WORD_MAKERS.syllables(content, 'easy', 47), WORD_MAKERS.syllables(content, 'hard', 47)];

export const examples = {
  leicht: exampleOf('syllables', easy),
  knifflig: exampleOf('syllables', hard),
  gelöst: exampleOf('syllables', easy, true),
} satisfies Examples;
