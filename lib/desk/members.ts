import type { z } from 'zod';
import { type Member, memberOf } from './shape';

/** Field name for a file that is a list, since forms need names. */
export const ENTRIES = 'entries';

/** membersOf(eventSchema) → { id: { label: 'Nummer', shape: { is: 'number', … }, … }, … }; for a list { entries: … } */
export function membersOf(schema: z.core.$ZodType): Record<string, Member> {
  const member = memberOf(schema);
  return member.shape.is === 'fields' ? member.shape.fields : { [ENTRIES]: member };
}
