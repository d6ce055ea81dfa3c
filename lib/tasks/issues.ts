import { parseArgs } from 'node:util';
import { jobsOf } from '@/lib/build/jobs';
import { PICTURES, runJobs, saveLayoutLock } from '@/lib/build/prepare';
import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { proof } from '@/lib/print/proof';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { only: text, page: text, png: text, width: text } });

const { content, faults } = readContent('content');
if (!content) {
  for (const fault of faults) console.error(formatFault(fault));
  process.exit(1);
}

try {
  if (values.png) {
    const issue = content.issues.find(({ name }) => name === values.only);
    if (!issue) throw new Error(`Eine Ausgabe ${values.only} gibt es nicht: --only 2026-47 --page 2 --png seite.png`);
    const told = await proof(content, issue, Number(values.page ?? 1), values.png, Number(values.width ?? 1600));
    console.log(JSON.stringify(told, null, 2));
  } else {
    const jobs = jobsOf(content, PICTURES).filter(({ kind }) => kind === 'issue');
    saveLayoutLock(await runJobs(content, jobs, (done, all) => console.log(`${done} von ${all} Ausgaben`)));
    console.log('Jede Seite ist voll, nichts steht über.');
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
