import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentOf } from './class-names';
import { sourcesIn } from './sources';

/** Include looks for whatever a page, or a form, holds. */
const FOR_ALL = ['components/chrome/global-style', 'components/order/form-sheet'];

/** Shows front page and joke in a look of its own. */
const OWN_LOOK = 'components/landing/this-week';

const files = ['app', 'components'].flatMap(sourcesIn).filter((file) => !file.includes('.examples.'));
const isLook = (file: string) => file.endsWith('.styles.ts');

/** fileOf('components/tips/shelf.tsx', './tip-card') → 'components/tips/tip-card.tsx' */
const fileOf = (from: string, path: string) => {
  const bare = path.startsWith('@/') ? path.slice(2) : join(dirname(from), path);
  return [`${bare}.tsx`, `${bare}.ts`].find(existsSync);
};

const IMPORT = /(?:import|export) (?!type )([^;]*?) from '((?:@|\.\.?)\/[^']+)'|import\('((?:@|\.\.?)\/[^']+)'\)/g;
const COMPONENT = /(?<!type )\b[A-Z]\w*[a-z]/;

const imports = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, names = 'Lazy', path, lazy]) => {
    const from = componentOf(file);
    const imported = fileOf(file, path ?? lazy ?? '');
    const to = imported && componentOf(imported);
    if (!to || to === from) return [];
    const isRendered = COMPONENT.test(names) || imported.endsWith('.ts');
    return { file, from, to, as: isLook(imported) ? 'look' : isRendered && 'part' };
  }),
);
const components = new Set(files.filter((file) => file.endsWith('.tsx')).map(componentOf));
const looks = new Set(
  files
    .filter(isLook)
    .map(componentOf)
    .filter((name) => components.has(name)),
);
const included = imports.filter(({ to, as }) => as === 'look' && looks.has(to));
const partsIn = new Map<string, string[]>();
for (const { from, to, as } of imports) if (as === 'part') partsIn.set(from, [...(partsIn.get(from) ?? []), to]);

/** Components with a styled root of their own. */
const styled = new Set(files.filter((file) => /\bstyled[.(]/.test(readFileSync(file, 'utf8'))).map(componentOf));

/** The nearest components below that have a look: partsOf('components/tips/tips-section') → ['components/tips/book-tip', …] */
function partsOf(component: string, known = new Set<string>()): string[] {
  return (partsIn.get(component) ?? []).flatMap((to) => {
    if (known.has(to)) return [];
    known.add(to);
    return looks.has(to) || styled.has(to) ? [to] : partsOf(to, known);
  });
}

test('a look includes only looks of parts that its component renders', () => {
  const wrong = included.filter(({ from, to }) => !FOR_ALL.includes(from) && !partsOf(from).includes(to));
  expect(wrong.map(({ file, to }) => `${file} includes ${to}`)).toEqual([]);
});

test('a look includes those of all parts without a styled root', () => {
  const held = new Set(included.filter(({ from }) => FOR_ALL.includes(from)).map(({ to }) => to));
  const isIn = (from: string, to: string) => included.some((one) => one.from === from && one.to === to);
  const missing = [...looks, ...styled, ...files.filter((file) => file.startsWith('app/')).map(componentOf)]
    .filter((place) => place !== OWN_LOOK)
    .flatMap((place) =>
      partsOf(place)
        .filter((part) => !styled.has(part) && !held.has(part) && !isIn(place, part))
        .map((part) => `${place} leaves out ${part}`),
    );
  expect([...new Set(missing)]).toEqual([]);
});
