import { readFileSync } from 'node:fs';
import { sourcesIn } from './sources';

/** Modules that parse other texts than content: user input, host files, pages, commands. */
const OTHER_TEXTS = /^(lib\/(build|hosts|tasks|policy|export|keep)|packages\/(content|subscription\/order))\//;
/** Files that may parse digits, and why. */
const ALLOWED = {
  'components/order/stored-receipt.ts': 'a day in the session storage',
  'packages/german/dates/arithmetic.ts': 'our own notation of a day',
  'lib/news/reading.ts': 'where a sentence ends',
  'lib/publishing/own-pages.ts': 'the number in the name of a file',
  'packages/receiver/backup/dump-postgres.ts': 'the day in the name of a replaced schema',
  'packages/receiver/backup/rotate.ts': 'the day in the name of a backup',
  'packages/receiver/mail/refusal.ts': 'the codes of a mail server',
  'packages/receiver/settings.ts': 'addresses of private networks',
  'packages/receiver/reference.ts': 'the numbers of orders, as they are read out on the phone, and of exports',
  'packages/german/words.ts': 'a number is one word',
  'packages/search/ages.ts': 'the age a visitor searches for',
  'packages/search/list.ts': 'what a visitor searches for',
  'lib/search/entries/draft.ts': 'Markdown without its signs',
  'lib/search/entries/pages.ts': 'a heading without its number',
} as const;

const readers = ['app', 'components', 'lib', 'packages'].flatMap(sourcesIn).filter((file) => !OTHER_TEXTS.test(file));
const source = (file: string) => readFileSync(file, 'utf8');

test('only the package content parses numbers, dates and prices', () => {
  const found = readers.filter((file) => /\\d|\[0-9]|parseInt|parseFloat/.test(source(file)));
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});

test('only the package content uses the parsers, others import their types', () => {
  const found = ['app', 'components', 'lib', 'packages']
    .flatMap(sourcesIn)
    .filter((file) => !file.startsWith('packages/content/'))
    .filter((file) => /^import (?!type ).*'content\/values\//m.test(source(file)));
  expect(found).toEqual([
    // Amounts in editors’ texts.
    'lib/hints/compared.ts',
    'lib/launch/prices.ts',
    // BUILD_DAY, and the moment at which a day begins.
    'lib/publishing/build-time.ts',
    'lib/publishing/times-check.ts',
  ]);
});
