import { formatFault, formatWarning } from '@/lib/content/fault';
import { withLine } from '@/lib/content/line';
import { readContent } from '@/lib/content/read';
import { warningsOf } from '@/lib/content/warnings/all';
import { today } from '@/lib/dates/day';
import { articleHints, issueHints, measuresTable } from '@/lib/reading/simple-check';
import { divider } from '@/lib/syllables/divide';

const root = process.argv[2] ?? 'content';
const { content, faults, warnings } = readContent(root);
if (content) {
  const divide = divider(content.syllables);
  console.log(measuresTable(content.articles, divide).join('\n'));
  warnings.push(...content.articles.flatMap((article) => articleHints(article, divide)));
  warnings.push(...warningsOf(content, root, today()));
  warnings.push(...content.issues.flatMap((issue) => issueHints(issue, divide)));
}

for (const warning of warnings) console.warn(formatWarning(withLine(root, warning)));
for (const fault of faults) console.error(formatFault(withLine(root, fault)));
if (faults.length > 0) {
  console.error(`${faults.length} Fehler im Inhalt.`);
  process.exit(1);
}
console.log('Der Inhalt ist fehlerfrei.');
