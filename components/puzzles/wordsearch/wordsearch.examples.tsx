import type { Examples } from '@/components/examples';
import { exampleOf } from '@/components/puzzles/example';
import { content } from '@/lib/content';
import { WORD_MAKERS } from '@/lib/puzzles/word-makers';

const [easy, hard] = [WORD_MAKERS.wordsearch(content, 'easy', 47), WORD_MAKERS.wordsearch(content, 'hard', 47)];

export const examples = {
  leicht: exampleOf('wordsearch', easy),
  knifflig: exampleOf('wordsearch', hard),
  gelöst: exampleOf('wordsearch', easy, true),
} satisfies Examples;
