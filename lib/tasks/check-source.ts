import { sideBySide } from './side-by-side';

/** TypeScript and knip read the bench's packages, so they come after them. */
const isGreen = await sideBySide([
  [
    ['npx', 'biome', 'check', '.'],
    ['npx', 'stylelint', 'components/**/*.{ts,tsx}'],
  ],
  [
    ['npm', 'run', '--silent', 'bench:packages'],
    ['npx', 'next', 'typegen'],
    ['npx', 'tsc', '--noEmit'],
    ['npx', 'knip'],
  ],
]);
process.exitCode = isGreen ? 0 : 1;
