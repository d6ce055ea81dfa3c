import { transformSync } from 'esbuild';

/** Removes whitespace only, without changing the meaning: minify('.a, .b { top: 0.5em; }') → '.a,.b{top:.5em}'; throws on invalid CSS */
export function minify(css: string): string {
  const { code, warnings } = transformSync(css, {
    loader: 'css',
    minifyWhitespace: true,
    charset: 'utf8',
    logLevel: 'silent',
  });
  const [fault] = warnings;
  if (fault) throw new Error(`minify: ${fault.text}: ${fault.location?.lineText.slice(0, 80) ?? css.slice(0, 80)}`);
  return code.trimEnd();
}
