import { describeValue, type Fault, faultsOf, fieldsThere } from '@/lib/content/fault';
import type { Facts } from '@/lib/content/names';
import { cleaned, forbiddenCharacters, interpolate, withNoBreakSpaces } from '@/lib/content/text';
import { type KindName, schemaOf } from './kinds';

/** Content check of a single file: faultsIn('events', { date: 'bald', … }, facts) → [{ field: 'date', found: '„bald“', … }, …] */
export function faultsIn(file: KindName, data: unknown, facts: Facts): Fault[] {
  const hidden = forbiddenCharacters(data).map((fault) => ({
    file,
    ...fault,
    expected: 'Text ohne unsichtbare Steuerzeichen',
  }));
  const { value, unknown } = interpolate(withNoBreakSpaces(cleaned(data)), facts);
  const whole = withNoBreakSpaces(value);
  const { error } = schemaOf(file).safeParse(whole, { error: fieldsThere });
  const strange = unknown.map((fault) => ({ file, ...fault, found: describeValue(fault.found) }));
  return [...hidden, ...strange, ...(error ? faultsOf(file, whole, error.issues) : [])];
}
