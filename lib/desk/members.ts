import type { z } from 'zod';
import { type Member, shapeOf } from './shape';

/** Of a list that is a file of its own; a form has names for all it holds. */
export const ENTRIES = 'entries';

/** membersOf(eventSchema) → { id: { shape: { is: 'number', … }, optional: false }, … }; of a list { entries: … } */
export function membersOf(schema: z.core.$ZodType): Record<string, Member> {
  const shape = shapeOf(schema);
  return shape.is === 'fields' ? shape.fields : { [ENTRIES]: { shape, optional: false } };
}
