import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { scenesOf } from '@/lib/puzzles/board-makers';
import { makeDifferences } from '@/lib/puzzles/differences/make';
import { Differences } from './differences';
import { DifferencesRoot } from './differences.styles';
import { DifferencesSolution } from './differences-solution';

const scenes = scenesOf(content.puzzles);

export const examples = {
  leicht: (
    <DifferencesRoot>
      <Differences puzzle={makeDifferences(scenes, 'easy', 47)} id="leicht" />
    </DifferencesRoot>
  ),
  gelöst: (
    <DifferencesRoot>
      <DifferencesSolution puzzle={makeDifferences(scenes, 'hard', 48)} />
    </DifferencesRoot>
  ),
} satisfies Examples;
