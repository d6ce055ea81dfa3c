import { buildSync } from 'esbuild';
import { inlinedOf } from '../title/inlined';
import { title } from '../title/title';
import { bundle, SETTINGS } from './bundle';

/** Scripts that stand in pages as text, since they must run before anything is painted or loaded. */
const ENTRIES = {
  early: 'lib/hydrate/early.ts',
  level: 'lib/plain/level.ts',
  policy: 'lib/policy/default-policy.ts',
} as const;

/** Functions that one kind of page calls, and the others need not load. */
const CALLS = {
  startAtTop: 'lib/plain/start-at-top.ts',
  tipMark: 'lib/plain/tip-mark.ts',
  unknownPath: 'lib/plain/unknown-path.ts',
} as const;

export type InlineName = keyof typeof ENTRIES | keyof typeof CALLS;
const isCall = (name: InlineName): name is keyof typeof CALLS => name in CALLS;

/** Those that components put into pages. */
const SHOWN = ['early', 'level', 'startAtTop', 'tipMark', 'unknownPath'] as const satisfies InlineName[];
export type ShownScript = (typeof SHOWN)[number];

/** 'import { tipMark } from …; tipMark();', bundled */
function call(name: keyof typeof CALLS): string {
  const contents = `import { ${name} } from './${CALLS[name]}'; ${name}();`;
  const { outputFiles } = buildSync({
    ...SETTINGS,
    stdin: { contents, resolveDir: '.', loader: 'ts' },
    format: 'iife',
  });
  return outputFiles.map(({ text }) => text).join('');
}

const made = new Map<InlineName, string>();

/** inlineScript('level') → '(()=>{…})();', built once in a process */
export function inlineScript(name: InlineName): string {
  const code = made.get(name) ?? (isCall(name) ? call(name) : bundle(ENTRIES[name]).code).trim();
  made.set(name, code);
  return code;
}

/** isShownScript('tipMark') → true: a component puts it into pages */
export const isShownScript = (name: string): name is ShownScript => SHOWN.some((shown) => shown === name);

/** For Next, which puts it into the components (components/ui/inline-script.tsx, lib/title/names.browser.ts):
 * → { TITLE_NAME: 'DUDA', …, INLINE_SCRIPTS: '{"early":"…","level":"…",…}' } */
export const inlineEnv = () => ({
  ...inlinedOf(title),
  INLINE_SCRIPTS: JSON.stringify(Object.fromEntries(SHOWN.map((name) => [name, inlineScript(name)]))),
});
