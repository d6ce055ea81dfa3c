import { group, line, prose } from './fields';

const refusals = {
  unkept: line('Wenn nicht gemerkt', 10, 160),
  /** Shown when the browser cannot mark syllables or their list fails to load. */
  lost: prose('Wenn etwas nicht ankam', 20, 200),
  /** Shown when the bar's script fails to load. */
  failed: prose('Wenn etwas nicht ging', 20, 200),
};

/** R-AID: texts of the bar „Lesehilfe“ besides its labels. */
export const aidsSchema = group('Lesehilfe', {
  /** Previews the settings inside the bar. */
  sample: line('Satz zum Ausprobieren', 10, 50),
  kept: line('Wenn gemerkt', 10, 120),
  ...refusals,
  forgotten: line('Wenn vergessen', 10, 120),
  adults: group('Auf Seiten für Erwachsene', refusals),
});
