import { group, line, prose } from './fields';

const refusals = {
  unkept: line('Wenn nicht gemerkt', 10, 160),
  /** Where a browser cannot mark syllables, and where their list did not come. */
  lost: prose('Wenn etwas nicht ankam', 20, 200),
  /** In place of the bar that did not come. */
  failed: prose('Wenn etwas nicht ging', 20, 200),
};

/** R-AID: what the bar „Lesehilfe“ says beyond the labels of its controls. */
export const aidsSchema = group('Lesehilfe', {
  /** Shows what is chosen, in the bar itself. */
  sample: line('Satz zum Ausprobieren', 10, 50),
  kept: line('Wenn gemerkt', 10, 120),
  ...refusals,
  forgotten: line('Wenn vergessen', 10, 120),
  adults: group('Auf Seiten für Erwachsene', refusals),
});
