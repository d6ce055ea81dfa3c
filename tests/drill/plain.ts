import { join } from 'node:path';
import { isRed, summaryOf } from '@/lib/tasks/browser-report';
import { runBrowserTests, withSite } from '@/lib/tasks/browser-run';
import { runTool } from '@/lib/tasks/tool';
import { freshContent, makeCopy } from './copy';

/** Walks the way back as visitors do: a plain export of Next, without what the export adds (docs/how-to/upgrade-next.md). Tests of that
 * bear the tag @finished. */
const copy = makeCopy('.cache/plain');
freshContent(copy);
const env = { ...process.env, SITE_PLAIN: '1' };
if (runTool('npx', ['next', 'build'], { stdio: 'inherit', cwd: copy, env }).status !== 0) process.exit(1);
const walk = (origin: string) => runBrowserTests(['--project=ways', '--grep-invert=@finished|@night'], origin);
const verdict = await withSite(walk, join(copy, 'out'));
console.log(`\n${summaryOf(verdict).join('\n')}`);
process.exit(isRed(verdict) ? 1 : 0);
