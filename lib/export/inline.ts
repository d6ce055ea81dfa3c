import { bundle } from './bundle';

/** Scripts that stand in pages as text, since they must run before anything is painted or loaded. */
const ENTRIES = {
  early: 'lib/hydrate/early.ts',
  level: 'lib/plain/level.ts',
  policy: 'lib/policy/default-policy.ts',
  resume: 'lib/plain/resume.ts',
} as const;

type Name = keyof typeof ENTRIES;

const made = new Map<Name, string>();

/** inlineScript('level') → '(()=>{…})();', built once in a process */
export function inlineScript(name: Name): string {
  const code = made.get(name) ?? bundle(ENTRIES[name]).code.trim();
  made.set(name, code);
  return code;
}

/** For whoever bundles the components, which read it there (components/ui/inline-script.tsx): → { INLINE_SCRIPTS: '{"early":"…","level":"…",…}' } */
export const inlineEnv = () => ({
  INLINE_SCRIPTS: JSON.stringify({
    early: inlineScript('early'),
    level: inlineScript('level'),
    resume: inlineScript('resume'),
  }),
});
