import { runInNewContext } from 'node:vm';
import { inlineEnv, inlineScript } from '@/lib/export/inline';

const SHOWN = ['early', 'level', 'startAtTop', 'tipMark', 'unknownPath'] as const;
const NAMES = [...SHOWN, 'policy'] as const;

test.each(NAMES)('the inline script %s is safe to embed and deterministic', (name) => {
  const code = inlineScript(name);
  expect(() => runInNewContext(`() => {${code}}`)).not.toThrow();
  expect(code).not.toMatch(/<\/script|<!--/i);
  expect(inlineScript(name)).toBe(code);
});

test('components get the same inline scripts as the export', () =>
  expect(JSON.parse(inlineEnv().INLINE_SCRIPTS)).toEqual(
    Object.fromEntries(SHOWN.map((name) => [name, inlineScript(name)])),
  ));
