import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFault, formatWarning } from 'content/fault';
import { interpolate } from 'content/text';
import { readSite } from '@/lib/publishing/read';
import { FIXTURES } from '@/tests/fixtures/keep';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duda-placeholders-'));
  cpSync(FIXTURES, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function change(file: string, from: string | RegExp, to: string) {
  const before = readFileSync(join(root, file), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(join(root, file), after);
}

/** All texts about the newspaper; books, games and events have prices of their own. */
function copy() {
  const { content, faults } = readSite(root);
  expect(faults.map(formatFault)).toEqual([]);
  const { books: _books, games: _games, events, ...rest } = content ?? {};
  return JSON.stringify({ ...rest, events: events?.map(({ admission: _, ...event }) => event) });
}
const PER_ISSUE = '{plans.class.perIssue} statt {plans.year.perIssue}';
const planOf = (id: string) => readSite(root).content?.plans.find((plan) => plan.id === id);

test('the price per issue follows from price and number of issues', () => {
  change('plans/class.yaml', '    text: Bildungsrabatt', `    text: Je Ausgabe ${PER_ISSUE}. Bildungsrabatt`);
  change('plans/class.yaml', /amount: 87,80\s€/, 'amount: 80 €');
  change('plans/class.yaml', /issuesPerSchoolYear: \d+/, 'issuesPerSchoolYear: 32');
  expect(planOf('class')?.benefits[1]?.text).toMatch(/^Je Ausgabe 2,50\u00a0€ statt 2,05\u00a0€\./);
});

test('a new price of the year plan changes every mention', () => {
  const price = planOf('year')?.price.amount.text ?? '';
  expect(copy().split(price).length).toBeGreaterThan(8);
  change('plans/year.yaml', /amount: '[^']+'/, "amount: '9,40 €'");
  expect(copy()).not.toContain(price);
  expect(planOf('trial')?.followUp).toContain('9,40\u00a0€');
});

test('the length of the trial is set in one place', () => {
  const before = planOf('trial')?.terms;
  if (before?.kind !== 'trial') throw new Error('no trial');
  change('plans/trial.yaml', `freeIssues: ${before.freeIssues}`, 'freeIssues: 6');
  expect(copy()).not.toMatch(new RegExp(`\\b${before.freeIssues}[ \u00a0](kostenlosen )?Wochen`));
  expect(planOf('trial')).toMatchObject({
    title: '6 Wochen Gratis Testen',
    lead: expect.stringMatching(/^Sechs Samstage, sechs /),
  });
});

test('the newspaper’s name is set in one line', () => {
  const product = readSite(root).content?.title.name ?? '';
  change('title.yaml', /^name: .*$/m, 'name: Neuling');
  expect(copy()).not.toContain(product);
});

test('the number of books follows when a book is removed', () => {
  const counted = () => readSite(root).content?.lists.books.description;
  const before = readdirSync(join(root, 'books')).length;
  expect(counted()).toMatch(new RegExp(`^${before} `));
  rmSync(join(root, 'books', readdirSync(join(root, 'books'))[0] ?? ''));
  expect(counted()).toMatch(new RegExp(`^${before - 1} `));
});

test('an unknown placeholder for a price is reported once', () => {
  change('plans/trial.yaml', '{plans.year.price}', '{plans.jahr.price}');
  expect(readSite(root).faults.map(({ found }) => found)).toEqual(['{plans.jahr.price}']);
});

test('an amount or the name written out causes a warning with its placeholder', () => {
  const { title, plans } = readSite(root).content ?? {};
  const price = plans?.find(({ id }) => id === 'year')?.price.amount.text;
  change('faq.yaml', /question: .*$/m, `question: 'Kostet ${title?.name} wirklich ${price} oder nur 1,20 €?'`);
  const { content, warnings } = readSite(root);
  expect(content).toBeDefined();
  expect(warnings.map(formatWarning)).toEqual([
    `Hinweis: „1. Frage › Frage“ in content/faq.yaml · [1].question: gefunden „${title?.name}“, erwartet der Platzhalter {product}`,
    `Hinweis: „1. Frage › Frage“ in content/faq.yaml · [1].question: gefunden „${price}“, erwartet der Platzhalter {plans.year.price}`,
    'Hinweis: „1. Frage › Frage“ in content/faq.yaml · [1].question: gefunden „1,20\u00a0€“, erwartet ein Platzhalter wie {plans.year.price}',
  ]);
});

test.each([
  ['{plans.jahr.price}', 'plans.year.price'],
  ['{plans.year.pirce}', 'plans.year.price'],
  ['{ product }', 'product'],
  ['{Produkt}', 'product'],
  ['{publisher.mail}', 'publisher.email'],
  ['{plans.gift.issueInWords}', 'plans.gift.issuesInWords'],
])('for %s suggests {%s}', (written, meant) => {
  change('faq.yaml', /question: .*$/m, `question: 'Was bedeutet das hier: ${written}?'`);
  expect(readSite(root).faults.map(formatFault)).toEqual([
    `„1. Frage › Frage“ in content/faq.yaml · [1].question: gefunden ${written}, erwartet ein bekannter Platzhalter, etwa {${meant}}`,
  ]);
});

test('an invalid price is reported once, not at every mention', () => {
  change('plans/gift.yaml', /^ {2}amount: .*$/m, '  amount: zehn Euro');
  expect(readSite(root).faults.map(({ field }) => field)).toEqual(['price.amount']);
});

const facts = { count: 'vier', weeksInWords: 'vier' };
test.each([
  ['{weeksInWords} Wochen', 'Vier Wochen'],
  ['Gratis. {weeksInWords} Wochen', 'Gratis. Vier Wochen'],
  ['In {weeksInWords} Wochen', 'In vier Wochen'],
  ['{count}', 'vier'],
])('%s is capitalized at the start of a sentence', (text, read) =>
  expect(interpolate({ text }, facts).value).toEqual({ text: read }),
);

test('the editors’ reference lists every kind of placeholder', () => {
  const readme = readFileSync('content/nachschlagen.md', 'utf8');
  const used = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .flatMap(
      (name) =>
        readFileSync(join('content', name), 'utf8').match(/\{(plans|subscription|delivery|books|games)\.[\w.]+\}/g) ??
        [],
    )
    .map((placeholder) => placeholder.replace(/^\{\w+\.(?:\w+\.)?|\}$|InWords|Ordinal/g, ''));
  for (const name of new Set(used)) expect(readme).toContain(`.${name}}`);
});
