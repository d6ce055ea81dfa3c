import type { Examples } from '@/components/examples';
import { exampleOf } from '@/components/puzzles/example';
import { content } from '@/lib/content';
import { WORD_MAKERS } from '@/lib/puzzles/word-makers';

const [easy, hard] = [WORD_MAKERS.crossword(content, 'easy', 47), WORD_MAKERS.crossword(content, 'hard', 47)];

export const examples = {
  leicht: exampleOf('crossword', easy),
  knifflig: exampleOf('crossword', hard),
  gelöst: exampleOf('crossword', easy, true),
} satisfies Examples;
