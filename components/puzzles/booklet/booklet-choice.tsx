import { allKinds, KINDS } from 'content/puzzle-kinds';
import { BOOKLET_LEVELS, BOOKLET_SIZES, type Booklet } from 'puzzles/booklet/choice';
import { LEVEL_NAMES } from 'puzzles/level';

export const BOOKLET_LEVEL_NAMES = { ...LEVEL_NAMES, mixed: 'Gemischt' };
const USUAL = BOOKLET_SIZES[1];

/** Checkboxes for kinds, level and number; by default all kinds, easy. Uncontrolled: the form reads them on submit. */
export const BookletChoice = ({ chosen }: { chosen?: Booklet | undefined }) => (
  <>
    <fieldset className="booklet-choice">
      <legend>Welche Rätsel sollen hinein?</legend>
      {allKinds().map((kind) => (
        <label key={kind}>
          <input type="checkbox" name="art" value={kind} defaultChecked={chosen?.kinds.includes(kind) ?? true} />
          {KINDS[kind].name}
        </label>
      ))}
    </fieldset>
    <fieldset className="booklet-choice">
      <legend>Wie schwer?</legend>
      {BOOKLET_LEVELS.map((level) => (
        <label key={level}>
          <input type="radio" name="stufe" value={level} defaultChecked={level === (chosen?.level ?? 'easy')} />
          {BOOKLET_LEVEL_NAMES[level]}
        </label>
      ))}
    </fieldset>
    <fieldset className="booklet-choice">
      <legend>Wie viele?</legend>
      {BOOKLET_SIZES.map((count) => (
        <label key={count}>
          <input type="radio" name="anzahl" value={count} defaultChecked={count === (chosen?.count ?? USUAL)} />
          {count}
          <span className="visually-hidden"> Rätsel</span>
        </label>
      ))}
    </fieldset>
  </>
);
