import type { Warning } from 'content/fault';
import { realFile } from 'content/files';
import type { Content } from 'content/kinds';
import type { Day } from 'german/dates/day';
import { divider } from 'german/syllables/divide';
import { articleHints, issueHints } from '@/lib/reading/simple-check';
import { wrongComparisonPrices } from './compared';
import { truncatedSentences } from './cut-off';
import { olderThanIssue } from './older-than-issue';
import { pastEvents } from './over';
import { passives } from './passive';
import { placeholders } from './placeholders';
import { printedBefore } from './printed-before';
import { removedPages } from './removed';
import { likelyTypos } from './slips';
import { smallPictures } from './small-pictures';
import { unexplained } from './unexplained';
import { unmarkedChanges } from './unmarked-changes';
import { wrongClock } from './wrong-clock';

/** Warnings for editors; they do not stop the build (R-WHOLE-5). `root` is the content folder: → [{ kind: 'Hinweis', file:
 * 'events/3-froschkoenig.yaml', field: 'date', found: '7. Februar 2027', expected: '…' }, …] */
export function warningsOf(content: Content, root: string, today: Day): Warning[] {
  const divide = divider(content.syllables);
  const warnings = [
    ...content.articles.flatMap((article) => articleHints(article, divide)),
    ...content.issues.flatMap((issue) => issueHints(issue, divide)),
    ...wrongClock(content, today),
    ...pastEvents(content, today),
    ...unmarkedChanges(content),
    ...removedPages(content, root),
    ...smallPictures(content, root),
    ...olderThanIssue(content),
    ...printedBefore(content),
    ...wrongComparisonPrices(content),
    ...truncatedSentences(content),
    ...passives(content),
    ...unexplained(content),
    ...placeholders(content),
    ...likelyTypos(content),
  ];
  return warnings.map(({ file, ...fields }) => ({ kind: 'Hinweis', file: realFile(root, file), ...fields }));
}
