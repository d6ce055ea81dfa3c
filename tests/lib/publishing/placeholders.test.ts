import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatWarning } from 'content/fault';
import type { Content } from 'content/kinds';
import { interpolate } from 'content/text';
import { readSite } from '@/lib/publishing/read';
import { content } from '@/tests/fixtures/content';
import { siteCopy } from './site-copy';

const { root, at, change, edit, faults } = siteCopy();

/** All texts about the newspaper; books, games and events have prices of their own. */
function copy({ books: _books, games: _games, events, ...rest }: Content) {
  return JSON.stringify({ ...rest, events: events.map(({ admission: _, ...event }) => event) });
}
const planIn = ({ plans }: Content, id: string) => plans.find((plan) => plan.id === id);

test('a new price, number of issues, name or length of the trial changes every mention', () => {
  const price = planIn(content, 'year')?.price.amount.text ?? '';
  const terms = planIn(content, 'trial')?.terms;
  if (terms?.kind !== 'trial') throw new Error('no trial');
  const books = readdirSync(at('books'));
  expect(copy(content).split(price).length).toBeGreaterThan(8);
  expect(content.lists.books.description).toMatch(new RegExp(`^${books.length} `));

  const each = '{plans.class.perIssue} statt {plans.year.perIssue}';
  change('plans/class.yaml', '    text: Bildungsrabatt', `    text: Je Ausgabe ${each}. Bildungsrabatt`);
  change('plans/class.yaml', /amount: 87,80\s€/, 'amount: 80 €');
  change('plans/class.yaml', /issuesPerSchoolYear: \d+/, 'issuesPerSchoolYear: 32');
  change('plans/year.yaml', /amount: '[^']+'/, "amount: '9,40 €'");
  change('plans/trial.yaml', `freeIssues: ${terms.freeIssues}`, 'freeIssues: 6');
  change('title.yaml', /^name: .*$/m, 'name: Neuling');
  rmSync(at(`books/${books[0]}`));
  const after = readSite(root).content;
  if (!after) throw new Error('no content');

  expect(planIn(after, 'class')?.benefits[1]?.text).toMatch(/^Je Ausgabe 2,50\u00a0€ statt 2,17\u00a0€\./);
  expect(copy(after)).not.toContain(price);
  expect(planIn(after, 'trial')?.followUp).toContain('9,40\u00a0€');
  expect(copy(after)).not.toMatch(new RegExp(`\\b${terms.freeIssues}[ \u00a0](kostenlosen )?Wochen`));
  expect(planIn(after, 'trial')).toMatchObject({
    title: '6 Wochen Gratis Testen',
    lead: expect.stringMatching(/^Sechs Samstage, sechs /),
  });
  expect(copy(after)).not.toContain(content.title.name);
  expect(after.lists.books.description).toMatch(new RegExp(`^${books.length - 1} `));
});

test('an amount or the name written out causes a warning with its placeholder', () => {
  const { title } = content;
  const price = planIn(content, 'year')?.price.amount.text;
  change('faq.yaml', /question: .*$/m, `question: 'Kostet ${title.name} wirklich ${price} oder nur 1,20 €?'`);
  const { content: read, warnings } = readSite(root);
  expect(read).toBeDefined();
  expect(warnings.map(formatWarning)).toEqual([
    `Hinweis: „1. Frage › Frage“ in content/faq.yaml · [1].question: gefunden „${title.name}“, erwartet der Platzhalter {product}`,
    `Hinweis: „1. Frage › Frage“ in content/faq.yaml · [1].question: gefunden „${price}“, erwartet der Platzhalter {plans.year.price}`,
    'Hinweis: „1. Frage › Frage“ in content/faq.yaml · [1].question: gefunden „1,20\u00a0€“, erwartet ein Platzhalter wie {plans.year.price}',
  ]);
});

test('an unknown placeholder is reported once, with the one that is probably meant', () => {
  const meant = {
    '{plans.year.pirce}': 'plans.year.price',
    '{ product }': 'product',
    '{Produkt}': 'product',
    '{publisher.mail}': 'publisher.email',
    '{plans.gift.issueInWords}': 'plans.gift.issuesInWords',
  };
  change('plans/trial.yaml', '{plans.year.price}', '{plans.jahr.price}');
  edit('faq.yaml', (faq) => {
    for (const [nth, written] of Object.keys(meant).entries()) faq[nth].question = `Was bedeutet das hier: ${written}?`;
  });
  expect(faults().sort()).toEqual([
    ...Object.entries(meant).map(
      ([written, right], nth) =>
        `„${nth + 1}. Frage › Frage“ in content/faq.yaml · [${nth + 1}].question: gefunden ${written}, erwartet ein bekannter Platzhalter, etwa {${right}}`,
    ),
    expect.stringMatching(/plans\/trial\.yaml · .*: gefunden \{plans\.jahr\.price\}, .* etwa \{plans\.year\.price\}$/),
  ]);
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
