/** Goals for a phone as emulated by Lighthouse; the only place for these numbers. */
type Goals = {
  /** Minimum Lighthouse performance score. */
  performance: number;
  /** Total blocking time in milliseconds. */
  blocked: number;
  /** Seconds from the first touch to its effect: with nothing fetched before, and with the scripts fetched. */
  cold: number;
  fetched: number;
  /** Longest task in milliseconds while an island hydrates. */
  task: number;
};

const READING: Goals = { performance: 100, blocked: 30, cold: 1, fetched: 0.3, task: 80 };
const FORM: Goals = { performance: 97, blocked: 60, cold: 1.3, fetched: 0.45, task: 110 };

/** LCP relative to the same page without scripts. */
export const LCP_RATIO = 1.05;
/** Milliseconds to the next paint, for every island. */
export const INP = 100;
/** Milliseconds from a keystroke to the paint, when searching 1,000 events. */
export const LETTER = 50;

const FORMS = ['plan', 'kuendigen', 'widerruf'];

/** goalsOf('plan') → the goals of a form; other pages have those of a page to read */
export const goalsOf = (name: string) => (FORMS.includes(name) ? FORM : READING);
