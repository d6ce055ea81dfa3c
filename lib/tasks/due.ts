import { parseArgs } from 'node:util';
import { formatFault } from 'content/fault';
import { dueLines, dueWithin } from '@/lib/hints/due';
import { buildMoment } from '@/lib/publishing/build-time';
import { readSite } from '@/lib/publishing/read';

const { values } = parseArgs({ options: { days: { type: 'string', default: '14' } } });
const days = Number(values.days);
if (!Number.isInteger(days) || days < 1) {
  console.error(`--days ${values.days} ist keine Zahl von Tagen, etwa: npm run due -- --days 30`);
  process.exit(1);
}
const { all, faults } = readSite('content');
if (!all) {
  for (const fault of faults) console.error(formatFault(fault));
  process.exit(1);
}
console.log(dueLines(dueWithin(all, buildMoment(), days), days).join('\n'));
