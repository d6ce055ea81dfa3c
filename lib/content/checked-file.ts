import type { z } from 'zod';
import { type Fault, faultsOf, fieldName, fieldsThere, type Warning } from './fault';
import type { Facts } from './names';
import { interpolate, unbroken } from './text';
import { writtenOut } from './written-out';

type Checked = { data?: unknown; faults: Fault[]; warnings: Warning[] };

/** What each file's data came to when it was last checked, and by what: at the next reading most are the same. */
const lastChecked = new WeakMap<object, { by: string; checked: Checked }>();

/** Dates without a year are read as of this one (R-EVT-10), which next year is another. */
function yearsMissing(file: string, data: unknown, path: PropertyKey[] = []): Warning[] {
  if (data === null || typeof data !== 'object') return [];
  if ('assumedYear' in data && 'text' in data) {
    const expected = `ein Datum mit Jahr; gelesen als ${data.text}`;
    return [{ kind: 'Hinweis', file, field: fieldName(path), found: 'kein Jahr', expected }];
  }
  const entries: [PropertyKey, unknown][] = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, value]) => yearsMissing(file, value, [...path, key]));
}

function check(file: string, schema: z.ZodType, written: unknown, facts: Facts): Checked {
  const { value: filled, unknown } = interpolate(written, facts);
  // '12 × {plans.year.price}' has its number only now.
  const value = unbroken(filled);
  const slips = unknown.map((fault) => ({ file, ...fault }));
  const warnings = writtenOut(file, written, facts);
  const { success, data, error } = schema.safeParse(value, { error: fieldsThere });
  if (success) return { data, faults: slips, warnings: [...warnings, ...yearsMissing(file, data)] };
  // What stands in place of a price is told as the placeholder that is not there.
  const filledIn = ({ field }: Fault) => !unknown.some((slip) => slip.field === field);
  return { faults: [...slips, ...faultsOf(file, value, error.issues).filter(filledIn)], warnings };
}

/**
 * A file's data with its placeholders filled in, checked by its schema; `day` is what dates without a year are read by:
 * checkedFile('faq.yaml', faq, { … }, facts, '2026-11-25') → { data: { … }, faults: [], warnings: [] }
 */
export function checkedFile(file: string, schema: z.ZodType, written: unknown, facts: Facts, day: string): Checked {
  if (typeof written !== 'object' || written === null) return check(file, schema, written, facts);
  const by = JSON.stringify([file, day, facts]);
  const last = lastChecked.get(written);
  if (last?.by === by) return last.checked;
  const checked = check(file, schema, written, facts);
  lastChecked.set(written, { by, checked });
  return checked;
}
