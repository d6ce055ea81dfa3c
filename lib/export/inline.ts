import { buildSync } from 'esbuild';
import { bundle, SETTINGS } from '../islands/script';

/** Scripts inlined into pages, because they must run before anything is painted or loaded. */
const ENTRIES = {
  early: 'lib/hydrate/early.ts',
  level: 'lib/plain/level.ts',
  policy: 'lib/policy/default-policy.ts',
} as const;

/** Functions called by one kind of page only. */
const CALLS = {
  startAtTop: 'lib/plain/start-at-top.ts',
  tipMark: 'lib/plain/tip-mark.ts',
  unknownPath: 'lib/plain/unknown-path.ts',
} as const;

export type InlineName = keyof typeof ENTRIES | keyof typeof CALLS;
const isCall = (name: InlineName): name is keyof typeof CALLS => name in CALLS;

/** Scripts that components render. */
const SHOWN = ['early', 'level', 'startAtTop', 'tipMark', 'unknownPath'] as const satisfies InlineName[];
export type ShownScript = (typeof SHOWN)[number];

/** Bundles 'import { tipMark } from …; tipMark();' */
function call(name: keyof typeof CALLS): string {
  const contents = `import { ${name} } from './${CALLS[name]}'; ${name}();`;
  const { outputFiles } = buildSync({
    ...SETTINGS,
    stdin: { contents, resolveDir: '.', loader: 'ts' },
    format: 'iife',
  });
  return outputFiles.map(({ text }) => text).join('');
}

const scripts = new Map<InlineName, string>();

/** inlineScript('level') → '…(()=>{…})();…', built once per process */
export function inlineScript(name: InlineName): string {
  const code = scripts.get(name) ?? (isCall(name) ? call(name) : bundle(ENTRIES[name]).code).trim();
  scripts.set(name, code);
  return code;
}

/** Environment for bundling the components (components/ui/inline-script.tsx reads it): → { INLINE_SCRIPTS: '{"early":"…","level":"…",…}' } */
export const inlineEnv = () => ({
  INLINE_SCRIPTS: JSON.stringify(Object.fromEntries(SHOWN.map((name) => [name, inlineScript(name)]))),
});
