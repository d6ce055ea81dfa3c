import { z } from 'zod';
import { line, prose } from './parts';

const refusals = {
  unkept: line(10, 160),
  /** Where a browser cannot mark syllables, and where their list did not come. */
  lost: prose(20, 200),
  /** In place of the bar that did not come. */
  failed: prose(20, 200),
};

/** R-AID: what the bar „Lesehilfe“ says beyond the labels of its controls. */
export const aidsSchema = z.strictObject({
  /** Shows what is chosen, in the bar itself. */
  sample: line(10, 50),
  kept: line(10, 120),
  ...refusals,
  forgotten: line(10, 120),
  adults: z.strictObject(refusals),
});
