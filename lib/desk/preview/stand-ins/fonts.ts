import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBase } from 'content/address';

type Source = { path: string; weight?: string };
type Options = {
  src: string | Source[];
  variable: string;
  weight?: string;
  declarations?: { prop: string; value: string }[];
};

const files: string[] = [];
const rules: string[] = [];

function faceOf({ path, weight }: Source, family: string, { declarations = [], ...options }: Options) {
  const file = join('app', path);
  if (!existsSync(file)) return;
  const further = declarations.map(({ prop, value }) => `${prop}: ${value};`).join(' ');
  const address = withBase(`/_fonts/${files.push(file) - 1}.woff2`);
  rules.push(
    `@font-face { font-family: '${family}'; font-weight: ${weight ?? options.weight}; src: url(${address}); ${further} }`,
  );
}

/** Replaces next/font/local: localFont({ src: '../head.woff2', variable: '--font-head' }) → { variable: 'font-head' } */
export default function localFont(options: Options): { variable: string } {
  const family = options.variable.slice(2);
  for (const source of [options.src].flat())
    faceOf(typeof source === 'string' ? { path: source } : source, family, options);
  rules.push(`.${family} { ${options.variable}: '${family}'; }`);
  return { variable: family };
}

/** Styles of all fonts requested so far: fontRules() → '@font-face { … } .font-head { --font-head: … }' */
export const fontRules = () => rules.join('\n');

/** fontFile('/_fonts/0.woff2') → its bytes; undefined for other addresses */
export function fontFile(path: string): Buffer | undefined {
  const file = files.find((_, at) => path === `/_fonts/${at}.woff2`);
  return file ? readFileSync(file) : undefined;
}
