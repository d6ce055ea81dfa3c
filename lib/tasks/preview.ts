import { rmSync } from 'node:fs';
import { runTool } from './tool';

// Builds with drafts and unpublished content into out-preview/, for a second host.
process.env.SITE_PREVIEW = 'build';
for (const folder of ['out-preview', 'deploy-preview']) rmSync(folder, { recursive: true, force: true });
process.exit(runTool('npm', ['run', '--silent', 'build']).status ?? 1);
