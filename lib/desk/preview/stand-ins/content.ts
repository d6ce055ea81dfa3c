import { workerData } from 'node:worker_threads';
import type { Fault, Warning } from 'content/fault';
import type { Content } from 'content/kinds';
import { today } from 'german/dates/day';
import { warningsOf } from '@/lib/hints/all';
import { type PrintData, printData } from '@/lib/print/data';
import { buildMoment } from '@/lib/publishing/build-time';
import { asPreview } from '@/lib/publishing/published';
import { readSite } from '@/lib/publishing/read';

export type Told = { faults: Fault[]; warnings: Warning[] };

const { root } = workerData as { root: string };
const at = buildMoment();
const { content: read, all, faults, warnings } = readSite(root, at, () => []);

export const told: Told = { faults, warnings: [...warnings, ...(all ? warningsOf(all, root, today()) : [])] };

/** Replaces lib/content; not used while there are faults. */
export const content = (read && asPreview(read, at)) as Content;

export type Paper = { name: string; data: PrintData };

/** All pages of an issue, or the pages with an article: papersOf('issues/2026-48.yaml') → [{ name: '2026-48', data: … }] */
export function papersOf(file: string): Paper[] {
  const all = content?.issues ?? [];
  const own = all.filter(({ name }) => file === `issues/${name}.yaml`);
  if (own.length > 0) return own.map((issue) => ({ name: issue.name, data: printData(content, issue) }));
  return all.flatMap((issue) => {
    const data = printData(content, issue);
    const sheets = data.sheets.filter(({ pages }) =>
      pages.some(({ pieces }) => pieces.some(({ slug }) => file === `articles/${slug}.yaml`)),
    );
    return sheets.length > 0 ? [{ name: issue.name, data: { ...data, sheets } }] : [];
  });
}
