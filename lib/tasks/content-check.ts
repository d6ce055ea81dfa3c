import { formatFault, formatWarning } from '@/lib/content/fault';
import { withLine } from '@/lib/content/line';
import { readContent } from '@/lib/content/read';

const root = process.argv[2] ?? 'content';
const { faults, warnings } = readContent(root);

for (const warning of warnings) console.warn(formatWarning(withLine(root, warning)));
for (const fault of faults) console.error(formatFault(withLine(root, fault)));
if (faults.length > 0) {
  console.error(`${faults.length} Fehler im Inhalt.`);
  process.exit(1);
}
console.log('Der Inhalt ist fehlerfrei.');
