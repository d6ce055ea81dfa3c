import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SEEN_NOWHERE = 'shows nothing of its own';
const WHOLE_PAGE = 'a whole page, or most of one, which the browser tests look at as it is built';

/** Components without examples, and why. */
const WITHOUT: Record<string, string> = {
  'components/chrome/global-style.tsx': SEEN_NOWHERE,
  'components/chrome/plain-by-next.tsx': SEEN_NOWHERE,
  'components/chrome/plain-script.island.tsx': SEEN_NOWHERE,
  'components/chrome/speculation.tsx': SEEN_NOWHERE,
  'components/faq/reading-page.tsx': WHOLE_PAGE,
  'components/islands/island-root.tsx': SEEN_NOWHERE,
  'components/landing/landing-page.tsx': WHOLE_PAGE,
  'components/news/dictionary-page.tsx': WHOLE_PAGE,
  'components/plans/subscription-page.tsx': WHOLE_PAGE,
  'components/search/search-page.tsx': WHOLE_PAGE,
  'components/search/site-map.tsx': WHOLE_PAGE,
  'components/tips/tips-page.tsx': WHOLE_PAGE,
};

const files = (readdirSync('components', { recursive: true }) as string[]).map((name) => join('components', name));
const isExamples = (file: string) => file.endsWith('.examples.tsx');
const components = files.filter(
  (file) =>
    !isExamples(file) &&
    /^export (async )?(function|const) [A-Z]\w*[a-z]/m.test(file.endsWith('.tsx') ? readFileSync(file, 'utf8') : ''),
);

/** Project files that a file imports, including dynamic imports. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(@|\.\.?)\/([^']+)'/g)]
    .map(([, from = '', name = '']) => (from === '@' ? name : join(dirname(file), from, name)))
    .flatMap((path) => [`${path}.tsx`, `${path}.ts`].filter(existsSync));
}

/** Everything the examples render, directly or as a part. */
const shown = new Set(files.filter(isExamples));
for (const file of shown) for (const part of importsOf(file)) shown.add(part);

test('every component is in the gallery, except the listed ones', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter((file) => !shown.has(file)).sort()).toEqual(Object.keys(WITHOUT).sort());
});

test('nothing of the site imports examples', () => {
  const wrong = ['app', 'components', 'lib', 'packages']
    .flatMap((room) => (readdirSync(room, { recursive: true }) as string[]).map((name) => join(room, name)))
    .filter((file) => /(?<!\.examples)\.tsx?$/.test(file))
    .filter((file) => /\.examples'|from '[^']*tests\/gallery/.test(readFileSync(file, 'utf8')));
  expect(wrong).toEqual([]);
});
