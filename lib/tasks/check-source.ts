import { type Step, sideBySide } from './side-by-side';

const script = (name: string): Step => ['npm', 'run', '--silent', name];

/** knip reads the packages of the bench, which the check of types installs. */
const isGreen = await sideBySide([
  [script('check:format'), script('check:styles')],
  [script('check:types'), script('check:unused')],
]);
process.exitCode = isGreen ? 0 : 1;
