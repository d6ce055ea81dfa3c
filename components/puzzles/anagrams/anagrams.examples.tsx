import type { Examples } from '@/components/examples';
import { exampleOf } from '@/components/puzzles/example';
import { content } from '@/lib/content';
import { WORD_MAKERS } from '@/lib/puzzles/word-makers';

const [easy, hard] = [WORD_MAKERS.anagrams(content, 'easy', 47), WORD_MAKERS.anagrams(content, 'hard', 47)];

export const examples = {
  leicht: exampleOf('anagrams', easy),
  knifflig: exampleOf('anagrams', hard),
  gelöst: exampleOf('anagrams', easy, true),
} satisfies Examples;
