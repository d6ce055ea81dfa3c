import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { BOARD_MAKERS } from '@/lib/puzzles/board-makers';
import { Pairs } from './pairs';
import { PairsRoot } from './pairs.styles';
import { PairsSolution } from './pairs-solution';
import { withAddresses } from './with-addresses';

const easy = withAddresses(BOARD_MAKERS.pairs(content, 'easy', 47));

export const examples = {
  leicht: (
    <PairsRoot>
      <Pairs puzzle={easy} id="leicht" />
    </PairsRoot>
  ),
  gelöst: (
    <PairsRoot>
      <PairsSolution puzzle={easy} />
    </PairsRoot>
  ),
} satisfies Examples;
