import { describeValue, type Fault, faultsOf, fieldsThere } from '@/lib/content/fault';
import type { Facts } from '@/lib/content/names';
import { cleaned, hiddenSigns, interpolate, unbroken } from '@/lib/content/text';
import { type KindName, schemaOf } from './kinds';

/** Content check of a single file: faultsIn('events', { date: 'bald', … }, facts) → [{ field: 'date', found: '„bald“', … }, …] */
export function faultsIn(file: KindName, data: unknown, facts: Facts): Fault[] {
  const hidden = hiddenSigns(data).map((fault) => ({
    file,
    ...fault,
    expected: 'Text ohne unsichtbare Steuerzeichen',
  }));
  const { value, unknown } = interpolate(unbroken(cleaned(data)), facts);
  const whole = unbroken(value);
  const { error } = schemaOf(file).safeParse(whole, { error: fieldsThere });
  const strange = unknown.map((fault) => ({ file, ...fault, found: describeValue(fault.found) }));
  return [...hidden, ...strange, ...(error ? faultsOf(file, whole, error.issues) : [])];
}
