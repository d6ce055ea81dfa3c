import { KeepButton } from '@/components/keep/keep-button';
import { ReadingBar } from '@/components/reading/reading-bar';
import { LevelChoice } from './level-choice';

/** Above a puzzle: instructions, level, „Mitnehmen“ and „Lesehilfe“ (R-PUZ-12). */
export const PuzzleTools = ({ path, how }: { path: string; how: string }) => (
  <>
    <div className="puzzle-how" data-reading="">
      <p>{how}</p>
    </div>
    <div className="puzzle-tools no-print">
      <KeepButton path={path} />
      <ReadingBar />
    </div>
    <LevelChoice />
  </>
);
