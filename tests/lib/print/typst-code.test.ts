import type { Article, Piece } from 'content/kinds';
import fc from 'fast-check';
import type { PrintData } from '@/lib/print/data';
import { textOfPages } from '@/lib/print/raster';
import { prepareIssue } from '@/lib/print/set-issue';
import { runs } from '@/tests/thorough';
import {
  articleOf,
  blocksOf,
  CACHE,
  contentWith,
  frontOf,
  issueOf,
  PICTURES,
  sentences,
  sharedSetter,
  storyOf,
} from './sample';

/** Typst’s commands, markup and delimiters. */
const CODE = [
  '#panic("x")',
  '#include "main.typ"',
  '#read("/etc/passwd")',
  '#let a = 1',
  '#eval("1")',
  '#pagebreak()',
  '$x^2$',
  '$',
  '*fett*',
  '_kursiv_',
  '`roh`',
  '```',
  '@quelle',
  '<marke>',
  '\\u{41}',
  '\\',
  '= Titel',
  '- Punkt',
  '+ eins',
  '/ a: b',
  '// weg',
  '/* weg */',
  '~',
  ']',
  '#[',
  '}',
  '#{',
  '%',
];

const STRUCTURE = new Set(['type', 'kind', 'src', 'file', 'alt', 'slug', 'accent', 'template', 'name', 'number']);

/** Puts code before every text, one after another, starting at index `from`. */
function laced<Value>(value: Value, from: number): { value: Value; codes: string[] } {
  const codes: string[] = [];
  const change = (one: unknown, key = ''): unknown => {
    if (typeof one === 'string') {
      if (STRUCTURE.has(key) || !one.includes(' ')) return one;
      const code = CODE[(from + codes.length) % CODE.length] ?? '';
      codes.push(code);
      return `${code} ${one}`;
    }
    if (Array.isArray(one)) return one.map((entry) => change(entry, key));
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, entry]) => [name, change(entry, name)]));
  };
  return { value: change(value) as Value, codes };
}

const letters = (text: string) => text.replace(/[\s\u00a0\u00ad\ufffe]+/g, '').toLowerCase();

const RIGHT: Piece[] = [
  { type: 'quote', text: 'Der Igel schläft und die Eule wacht.' },
  { type: 'fact', figure: '8.000', text: sentences(1, 2) },
  { type: 'short', kicker: 'Nachgefragt', title: 'Was Eulen hören', text: sentences(3, 6) },
  { type: 'quiz', slug: 'probe' },
];

let written: PrintData;
beforeAll(async () => {
  const article: Article = articleOf(blocksOf(12));
  const issue = issueOf([frontOf(), ...storyOf([{ type: 'article', slug: 'probe' }], RIGHT)]);
  written = (await prepareIssue(contentWith(article), issue, PICTURES, CACHE)).data;
});

test('Typst code in texts of an issue is printed literally', async () => {
  const setter = await sharedSetter();
  await fc.assert(
    fc.asyncProperty(fc.nat(CODE.length - 1), async (from) => {
      const { value, codes } = laced(written.sheets, from);
      expect(codes.length).toBeGreaterThan(CODE.length);
      const text = letters((await textOfPages(setter({ ...written, sheets: value }, {}).pdf())).join(''));
      for (const code of CODE) expect(text).toContain(letters(code));
    }),
    { numRuns: runs(2, 12) },
  );
});
