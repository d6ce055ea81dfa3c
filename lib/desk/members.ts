import type { z } from 'zod';
import { type Member, shapeOf } from './shape';

/** Field name for a file that is a list, since forms need names. */
export const ENTRIES = 'entries';

/** membersOf(eventSchema) → { id: { shape: { is: 'number', … }, optional: false }, … }; for a list { entries: … } */
export function membersOf(schema: z.core.$ZodType): Record<string, Member> {
  const shape = shapeOf(schema);
  return shape.is === 'fields' ? shape.fields : { [ENTRIES]: { shape, optional: false } };
}
