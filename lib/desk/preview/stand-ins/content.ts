import { workerData } from 'node:worker_threads';
import { buildMoment } from '@/lib/content/build-time';
import type { Fault, Warning } from '@/lib/content/fault';
import type { Content } from '@/lib/content/kinds';
import { asPreview } from '@/lib/content/published';
import { readContent } from '@/lib/content/read';
import { warningsOf } from '@/lib/content/warnings/all';
import { today } from '@/lib/dates/day';
import { articleHints, issueHints } from '@/lib/reading/simple-check';
import { divider } from '@/lib/syllables/divide';

export type Told = { faults: Fault[]; warnings: Warning[] };

const { root } = workerData as { root: string };
const at = buildMoment();
const { content: read, all, faults, warnings } = readContent(root, at);

function furtherWarnings(content: Content): Warning[] {
  const divide = divider(content.syllables);
  return [
    ...content.articles.flatMap((article) => articleHints(article, divide)),
    ...warningsOf(content, root, today()),
    ...content.issues.flatMap((issue) => issueHints(issue, divide)),
  ];
}

/** What the content check says of the content with the draft in it. */
export const told: Told = { faults, warnings: [...warnings, ...(all ? furtherWarnings(all) : [])] };

/** In place of lib/content: nothing asks for it while there are faults. */
export const content = (read && asPreview(read, at)) as Content;

export const notShown: ReadonlySet<string> = new Set();
