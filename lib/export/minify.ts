import { transformSync } from 'esbuild';

/** Removes whitespace, and rules that are repeated later: looks of parts are included wherever they are rendered.
 * minify('.a { top: 0.5em; } .b { top: 0 } .a { top: 0.5em; }') → '.b{top:0}.a{top:.5em}'; throws on invalid CSS */
export function minify(css: string): string {
  const { code, warnings } = transformSync(css, {
    loader: 'css',
    minifyWhitespace: true,
    minifySyntax: true,
    charset: 'utf8',
    logLevel: 'silent',
  });
  const [fault] = warnings;
  if (fault) throw new Error(`minify: ${fault.text}: ${fault.location?.lineText.slice(0, 80) ?? css.slice(0, 80)}`);
  return code.trimEnd();
}
