import { minify } from './minify';

const LONG = '--d-';
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const SHORT = [...LETTERS, ...LETTERS.flatMap((one) => LETTERS.map((other) => one + other))].map((name) => `--${name}`);

/** Name up to a delimiter: nameOf('color-ink);margin:0') → 'color-ink' */
const nameOf = (text: string) => {
  const end = [...text].findIndex((sign) => ':),; }'.includes(sign));
  return end < 0 ? text : text.slice(0, end);
};

/** Renames tokens to one or two letters in all sheets, in order of declaration: Map { 'agb/index.html' → [':root{--d-color-ink:#2A1F55}',
 * '.a{color:var(--d-color-ink)}'] } → Map { … → [':root{--a:#2A1F55}', '.a{color:var(--a)}'] } */
export function shortTokens(stylesOf: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const styles = [...new Set([...stylesOf.values()].flat())];
  const all = styles.join('');
  const free = SHORT.filter((name) => !all.includes(`${name}:`) && !all.includes(`${name})`));
  const tokens = [...new Set(all.split(LONG).slice(1).map(nameOf))];
  const names = new Map(tokens.map((token, at) => [token, free[at] ?? LONG + token]));
  const shortened = new Map(styles.map((css) => [css, minify(shorten(css, names))]));
  return new Map([...stylesOf].map(([page, own]) => [page, own.map((css) => shortened.get(css) ?? css)]));
}

function shorten(css: string, names: ReadonlyMap<string, string>): string {
  const [start = '', ...rest] = css.split(LONG);
  return rest.reduce((done, text) => {
    const token = nameOf(text);
    return done + (names.get(token) ?? LONG + token) + text.slice(token.length);
  }, start);
}
