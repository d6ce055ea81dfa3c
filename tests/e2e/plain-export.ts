import { runTool } from '@/lib/tasks/tool';
import { freshContent, makeCopy } from '../project-copy';

/** Walks the way back as visitors do: a plain export of Next, without what the export adds (docs/how-to/upgrade-next.md). Tests of that
 * bear the tag @finished. */
const copy = makeCopy('.cache/plain');
freshContent(copy);
const env = { ...process.env, SITE_PLAIN: '1', SITE_COPY: copy };
const WALKS = [['--project=ways'], ['--project=pages', 'tests/e2e/keep.spec.ts']];
const isGreen = (status: number | null) => status === 0;
const isBuilt = isGreen(runTool('npx', ['next', 'build'], { stdio: 'inherit', cwd: copy, env }).status);
const walk = (args: string[]) =>
  isGreen(
    runTool('npx', ['playwright', 'test', ...args, '--grep-invert=@finished|@night'], { stdio: 'inherit', env }).status,
  );
process.exit(isBuilt && WALKS.map(walk).every(Boolean) ? 0 : 1);
