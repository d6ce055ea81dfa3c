import { z } from 'zod';
import { line, prose } from './parts';

const refusals = {
  unkept: line(10, 160),
  /** Shown when the browser cannot mark syllables or their list fails to load. */
  lost: prose(20, 200),
  /** Shown when the bar's script fails to load. */
  failed: prose(20, 200),
};

/** R-AID: texts of the bar „Lesehilfe“ besides its labels. */
export const aidsSchema = z.strictObject({
  /** Previews the settings inside the bar. */
  sample: line(10, 50),
  kept: line(10, 120),
  ...refusals,
  forgotten: line(10, 120),
  adults: z.strictObject(refusals),
});
