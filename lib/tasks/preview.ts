import { rmSync } from 'node:fs';
import { runTool } from './tool';

// Builds with drafts and unpublished content: `dev` on this machine, `build` into out-preview/ for a second host.
const [way, ...rest] = process.argv.slice(2);
const STEPS: Record<string, [name: 'npm' | 'npx', args: string[]][]> = {
  dev: [
    ['npm', ['run', '--silent', 'prepare:content']],
    // Drafts are served on this machine only; next.config.ts lists the allowed host names.
    ['npx', ['next', 'dev', '-H', 'localhost', ...rest]],
  ],
  build: [['npm', ['run', '--silent', 'build']]],
};

process.env.DUDA_PREVIEW = way;
if (way === 'build')
  for (const folder of ['out-preview', 'deploy-preview']) rmSync(folder, { recursive: true, force: true });
for (const [name, args] of STEPS[way ?? ''] ?? []) {
  const { status } = runTool(name, args);
  if (status !== 0) process.exit(status ?? 1);
}
