import { InlineScript } from '@/components/ui/inline-script';
import { LEVEL_NAMES, LEVELS } from '@/lib/puzzles/level';

/** The page has both puzzles; CSS shows the chosen one, also without JavaScript. Remembers the choice (R-PUZ-11). */
export const LevelChoice = () => (
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
