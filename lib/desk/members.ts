import type { z } from 'zod';
import { type Member, memberOf } from './shape';

/** Of a list that is a file of its own; a form has names for all it holds. */
export const ENTRIES = 'entries';

/** membersOf(eventSchema) → { id: { label: 'Nummer', shape: { is: 'number', … }, … }, … }; of a list { entries: … } */
export function membersOf(schema: z.core.$ZodType): Record<string, Member> {
  const member = memberOf(schema);
  return member.shape.is === 'fields' ? member.shape.fields : { [ENTRIES]: member };
}
