import { formatFault, formatWarning } from 'content/fault';
import { writeJsonSchemas } from 'content/json-schema';
import { withLine } from 'content/line';
import { today } from 'german/dates/day';
import { divider } from 'german/syllables/divide';
import { recordStock } from 'puzzles/lists/stock-file';
import { warningsOf } from '@/lib/hints/all';
import { readSite } from '@/lib/publishing/read';
import { measuresTable } from '@/lib/reading/simple-check';

const root = process.argv[2] ?? 'content';
writeJsonSchemas(root);
const first = readSite(root);
const isGrown = first.all && recordStock(root, first.all, today());
const { all, faults, warnings } = isGrown ? readSite(root) : first;
if (isGrown) console.log(`Neues für die Rätsel ist eingetragen: ${root}/puzzle-stock.yaml`);
if (all) {
  console.log(measuresTable(all.articles, divider(all.syllables)).join('\n'));
  warnings.push(...warningsOf(all, root, today()));
}

for (const warning of warnings) console.warn(formatWarning(withLine(root, warning)));
for (const fault of faults) console.error(formatFault(withLine(root, fault)));
if (faults.length > 0) {
  console.error(`${faults.length} Fehler im Inhalt.`);
  process.exit(1);
}
console.log('Der Inhalt ist fehlerfrei.');
