import type { Subjects } from 'content/cross-check';
import type { Fault, Warning } from 'content/fault';
import type { Content } from 'content/kinds';
import { readContent } from 'content/read';
import { puzzleCheck } from 'puzzles/lists/check';
import { stockHints } from 'puzzles/lists/stock-file';
import { recordingCheck } from '@/lib/news/recording-check';
import { worksheetCheck } from '@/lib/school/worksheet-check';
import { contrastCheck } from '@/lib/title/contrast-check';
import { brokenLinks } from './broken-links';
import { buildMoment, isPreview } from './build-time';
import { pageOf } from './own-pages';
import { published } from './published';
import { redirectCheck } from './redirect-check';
import { timeFaults, timeHints } from './times-check';
import { withdrawnHints } from './withdrawn-hints';

type Reading =
  | { content: Content; all: Content; faults: []; warnings: Warning[] }
  | { content?: never; all?: never; faults: Fault[]; warnings: Warning[] };

/** What each subject checks between files. */
const CHECKS: Subjects['checks'] = [
  (_root, { title }) => contrastCheck(title),
  (root, _files, { articles }) => recordingCheck(root, articles),
  (_root, { puzzles, syllables }, { articles }) => puzzleCheck(puzzles, syllables, articles),
  (_root, { glossary = [], syllables = [] }, { articles, worksheets }) =>
    worksheetCheck(worksheets, { articles, glossary, syllables }),
];

/** Reads and checks all content of the site. `content` is what is published at that moment, `all` everything:
 * readSite('content') → { content: { site, plans, … }, all: { site, plans, … }, faults: [], warnings: [] } */
export function readSite(root: string, at = buildMoment()): Reading {
  const { all, files, faults, warnings } = readContent(root, { at, checks: CHECKS, pageOf });
  if (!all) return { faults, warnings };
  const wrong = [...brokenLinks(all, files), ...timeFaults(all, files), ...redirectCheck(all)];
  if (wrong.length > 0) return { faults: wrong, warnings };
  return {
    content: isPreview() ? all : published(all, at),
    all,
    faults: [],
    warnings: [...warnings, ...timeHints(all, at), ...withdrawnHints(all, files), ...stockHints(all)],
  };
}
