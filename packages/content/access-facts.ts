import { counted } from 'german/text';
import type { z } from 'zod';
import type { accessReportSchema } from './schema/access-report';

export type AccessReport = z.infer<typeof accessReportSchema>;

const findings = (count: number) => (count === 0 ? 'kein Befund' : counted(count, 'Befund', 'Befunde'));

/** Facts for placeholders in copy: → { date: '21. November 2026', found: { rules: 'kein Befund', zoom: '1 Befund', … }, … } */
export const accessFacts = ({ date, axe, rules, pages, widths, states, kinds, found }: AccessReport) => ({
  date: date.text,
  axe,
  rules: String(rules),
  pages: String(pages),
  widths: widths.join(' und '),
  states: String(states),
  kinds: String(kinds),
  found: Object.fromEntries(Object.entries(found).map(([check, count]) => [check, findings(count)])),
});
