/** What the site is to reach on a phone as Lighthouse takes it; the one place these numbers stand. */
type Goals = {
  /** Points of Lighthouse for speed, at least. */
  performance: number;
  /** Milliseconds of total blocking time. */
  blocked: number;
  /** Seconds from the first touch to its effect, with nothing fetched before, and with the scripts fetched. */
  cold: number;
  fetched: number;
  /** Milliseconds of the longest task while an island is hydrated. */
  task: number;
};

const READING: Goals = { performance: 100, blocked: 30, cold: 1, fetched: 0.3, task: 80 };
const FORM: Goals = { performance: 97, blocked: 60, cold: 1.3, fetched: 0.45, task: 110 };

/** LCP against the same page without its scripts. */
export const LCP_RATIO = 1.05;
/** Milliseconds until the next paint, for every island. */
export const INP = 100;
/** Milliseconds from a letter to the paint, in the search of 1,000 events. */
export const LETTER = 50;

const FORMS = ['plan', 'kuendigen', 'widerruf'];

/** goalsOf('plan') → those of a form, of any other page those of a page to read */
export const goalsOf = (name: string) => (FORMS.includes(name) ? FORM : READING);
