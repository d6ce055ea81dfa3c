import type { z } from 'zod';
import { type Fault, faultsOf, fieldName, fieldsThere, type Warning } from './fault';
import type { Facts } from './names';
import { interpolate, withNoBreakSpaces } from './text';
import { factsWithoutPlaceholder } from './written-out';

type Checked = { data?: unknown; faults: Fault[]; warnings: Warning[] };

/** Last result of each file with its inputs, as most files are unchanged at the next check. */
const lastChecked = new WeakMap<object, { by: string; checked: Checked }>();

/** Warns about dates without a year, since the assumed year changes (R-EVT-10). */
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
  // Needs the price that was filled in, as in '12 × {plans.year.price}'.
  const value = withNoBreakSpaces(filled);
  const slips = unknown.map((fault) => ({ file, ...fault }));
  const warnings = factsWithoutPlaceholder(file, written, facts);
  const { success, data, error } = schema.safeParse(value, { error: fieldsThere });
  if (success) return { data, faults: slips, warnings: [...warnings, ...yearsMissing(file, data)] };
  // Skips follow-up faults where an unknown placeholder is reported already.
  const filledIn = ({ field }: Fault) => !unknown.some((slip) => slip.field === field);
  return { faults: [...slips, ...faultsOf(file, value, error.issues).filter(filledIn)], warnings };
}

/** Fills in placeholders and validates a file; `day` resolves dates without a year:
 * checkedFile('faq.yaml', faq, { … }, facts, '2026-11-25') → { data: { … }, faults: [], warnings: [] } */
export function checkedFile(file: string, schema: z.ZodType, written: unknown, facts: Facts, day: string): Checked {
  if (typeof written !== 'object' || written === null) return check(file, schema, written, facts);
  const by = JSON.stringify([file, day, facts]);
  const last = lastChecked.get(written);
  if (last?.by === by) return last.checked;
  const checked = check(file, schema, written, facts);
  lastChecked.set(written, { by, checked });
  return checked;
}
