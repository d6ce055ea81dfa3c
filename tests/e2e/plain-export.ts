import { join } from 'node:path';
import { isRed, summaryOf, type Verdict } from '@/lib/tasks/browser-report';
import { runBrowserTests, withSite } from '@/lib/tasks/browser-run';
import { runTool } from '@/lib/tasks/tool';
import { freshContent, makeCopy } from '../project-copy';

/** Walks the way back as visitors do: a plain export of Next, without what the export adds (docs/how-to/upgrade-next.md). Tests of that
 * bear the tag @finished. */
const copy = makeCopy('.cache/plain');
freshContent(copy);
const env = { ...process.env, SITE_PLAIN: '1' };
if (runTool('npx', ['next', 'build'], { stdio: 'inherit', cwd: copy, env }).status !== 0) process.exit(1);
// Tests of offline copies serve the site themselves.
process.env.SITE_FOLDER = join(copy, 'out');
const WALKS = [['--project=ways'], ['--project=pages', 'tests/e2e/keep.spec.ts']];
const verdicts: Verdict[] = [];
for (const walk of WALKS) {
  const run = (origin: string) => runBrowserTests([...walk, '--grep-invert=@finished|@night'], origin);
  verdicts.push(await withSite(run, process.env.SITE_FOLDER));
}
for (const verdict of verdicts) console.log(`\n${summaryOf(verdict).join('\n')}`);
process.exit(verdicts.some(isRed) ? 1 : 0);
