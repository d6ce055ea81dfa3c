import { formatFault, formatWarning } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';

const { faults, warnings } = readContent(process.argv[2] ?? 'content');

for (const warning of warnings) console.warn(formatWarning(warning));
for (const fault of faults) console.error(formatFault(fault));
if (faults.length > 0) {
  console.error(`${faults.length} Fehler im Inhalt.`);
  process.exit(1);
}
console.log('Der Inhalt ist fehlerfrei.');
