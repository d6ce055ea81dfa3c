import { z } from 'zod';
import { line, prose } from './parts';

/** R-AID: what the bar „Lesehilfe“ says beyond the labels of its controls. */
export const aidsSchema = z.strictObject({
  kept: line(10, 120),
  unkept: line(10, 160),
  forgotten: line(10, 120),
  /** Where a browser cannot mark syllables, and where their list did not come. */
  lost: prose(20, 200),
  /** In place of the bar that did not come. */
  failed: prose(20, 200),
});
