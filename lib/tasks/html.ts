import { PAGE_TYPES } from './page-types';
import { runTool } from './tool';

// Valid HTML: of one page of each type, by night of all (docs/how-it-works.md).
const files = [...Object.values(PAGE_TYPES).map((path) => `out${path}index.html`), 'out/404.html'];
const looked = process.env.THOROUGH ? ['out/**/*.html'] : files;
process.exit(runTool('npx', ['html-validate', ...looked]).status ?? 1);
