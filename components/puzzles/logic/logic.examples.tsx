import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { makeLogic } from '@/lib/puzzles/logic/make';
import { Logic } from './logic';
import { LogicRoot } from './logic.styles';
import { LogicSolution } from './logic-solution';

const [easy, hard] = [makeLogic(content.puzzles.logic, 'easy', 47), makeLogic(content.puzzles.logic, 'hard', 47)];

export const examples = {
  leicht: (
    <LogicRoot>
      <Logic puzzle={easy} id="leicht" />
    </LogicRoot>
  ),
  knifflig: (
    <LogicRoot>
      <Logic puzzle={hard} id="knifflig" />
    </LogicRoot>
  ),
  gelöst: (
    <LogicRoot>
      <LogicSolution puzzle={hard} />
    </LogicRoot>
  ),
} satisfies Examples;
