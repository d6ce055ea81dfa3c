import { rmSync } from 'node:fs';
import { runTool } from './tool';

// Builds drafts and unpublished content into out-preview/.
process.env.SITE_PREVIEW = 'build';
for (const folder of ['out-preview', 'deploy-preview']) rmSync(folder, { recursive: true, force: true });
process.exit(runTool('npm', ['run', '--silent', 'build']).status ?? 1);
