import { join } from 'node:path';
import { typesetAll } from 'german/typography';
import { z } from 'zod';
import type { Sheet } from '@/lib/school/sheet';
import type { Typeset, Typst } from '../typst-run';

export const TEMPLATES = 'lib/print/worksheets/typst';
/** Two sheets of paper; a text of more than about 650 words may begin a third. */
const PAGES = { usual: 4, long: 5 };
const LONG = 4_400;

const letterCount = ({ text }: Sheet) =>
  text.flatMap(({ runs }) => runs).reduce((sum, run) => sum + (typeof run === 'string' ? run.length : 0), 0);

/** Most generous first; the first tier that fits is used. In millimetres, except `lead` and `questions`. */
export const TIERS = [
  { lead: 1.08, picture: 95, air: 9, inset: 2.2, questions: 3 },
  { lead: 1.02, picture: 80, air: 7.5, inset: 1.8, questions: 3 },
  { lead: 1, picture: 70, air: 6.5, inset: 1.5, questions: 3 },
  { lead: 1, picture: 66, air: 6, inset: 1.4, questions: 2 },
  { lead: 0.97, picture: 60, air: 5, inset: 1.1, questions: 2 },
  { lead: 0.95, picture: 54, air: 4.4, inset: 0.9, questions: 2 },
  { lead: 0.93, picture: 48, air: 4, inset: 0.7, questions: 2 },
  { lead: 0.92, picture: 44, air: 3.6, inset: 0.7, questions: 1 },
  { lead: 0.9, picture: 40, air: 3, inset: 0.6, questions: 1 },
] as const;

export type PrintSheet = Sheet & { product: string; pdfTitle: string; description: string; image: { file: string } };
type Tier = (typeof TIERS)[number];

/** Starting tier. Most worksheets end near it; starting at the first would typeset each four or five times. */
const USUAL = 3;

/** The sheet in the most generous tier that fits, also for a file in which it is one part:
 * fitted(typst, data) → { tier: { picture: 70, … }, set, pages: 4 }; throws if it has too many pages, saying what to shorten */
export function fitted(typst: Typst, data: PrintSheet): { tier: Tier; set: Typeset; pages: number } {
  const sheet = typesetAll(data);
  const most = letterCount(data) > LONG ? PAGES.long : PAGES.usual;
  const at = (nth: number) => {
    const tier = TIERS[nth];
    if (!tier) return undefined;
    const set = typst(join(TEMPLATES, 'sheet.typ'), { sheet }, { knobs: JSON.stringify(tier) });
    const [pages = 0] = set.metadata('pages', z.int());
    return pages <= most ? { tier, set, pages } : undefined;
  };
  let nth = USUAL;
  let room = at(nth);
  while (!room && nth < TIERS.length - 1) room = at(++nth);
  // If the usual tier fits, try more generous ones.
  for (let more = room && nth === USUAL ? at(--nth) : undefined; more; more = at(--nth)) room = more;
  if (room) return room;
  throw new Error(`${data.level}: mehr als ${most} Seiten; kürzere Aussagen, Erklärungen oder Schritte haben Platz`);
}
