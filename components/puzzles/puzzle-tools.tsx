import { LEVEL_NAMES, LEVELS } from 'puzzles/level';
import { KeepButton } from '@/components/keep/keep-button';
import { ReadingBar } from '@/components/reading/reading-bar';
import { InlineScript } from '@/components/ui/inline-script';

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

/** The page has both puzzles; CSS shows the chosen one, also without JavaScript. Remembers the choice (R-PUZ-11). */
const LevelChoice = () => (
  <>
    <fieldset className="level-choice no-print">
      <legend className="visually-hidden">Wie schwer soll es sein?</legend>
      {LEVELS.map((level) => (
        <label key={level}>
          <input type="radio" name="stufe" value={LEVEL_NAMES[level].toLowerCase()} defaultChecked={level === 'easy'} />
          {LEVEL_NAMES[level]}
        </label>
      ))}
    </fieldset>
    <InlineScript name="level" />
  </>
);
