import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatWarning } from 'content/fault';
import type { Article, Content, Issue, Piece } from 'content/kinds';
import type { Day } from 'german/dates/day';
import sharp from 'sharp';
import { warningsOf } from '@/lib/hints/all';
import { passives } from '@/lib/hints/passive';
import { removedPages } from '@/lib/hints/removed';
import { built } from '@/tests/built-content';
import { content } from '@/tests/fixtures/content';
import { FIXTURES } from '@/tests/fixtures/keep';

const BEFORE: Day = '2026-11-21';
const [article, other] = content.articles;
const [event] = content.events;
const [book] = content.books;
const [issue] = content.issues;
const [brief] = content.briefs;
if (!article || !other || !event || !book || !issue || !brief) throw new Error('no content');

/** A copy outside of git, whose history takes long to read and has a test of its own. */
const root = mkdtempSync(join(tmpdir(), 'duda-warnings-'));
afterAll(() => rmSync(root, { recursive: true }));

const told = (changed: Partial<Content>, today = BEFORE) =>
  warningsOf({ ...content, ...changed }, root, today).map(formatWarning);
let usual: string[];
beforeAll(() => {
  cpSync(FIXTURES, root, { recursive: true });
  usual = told({});
});
/** Length and reading level have their own tests (tests/lib/reading); the texts here are single lines. */
const MEASURED = / · simple: gefunden (\d+ Wörter|Wiener Sachtextformel)/;
/** Warnings that only the change causes. */
const news = (changed: Partial<Content>, today?: Day) =>
  told(changed, today).filter((line) => !usual.includes(line) && !MEASURED.test(line));
const paragraph = (text: string) => ({ type: 'paragraph' as const, text });
const pageOf = (...pieces: Piece[]): Issue['pages'] => [{ template: 'news', section: 'Probe', pieces }];
const withSimple = (...texts: string[]): Article[] => [{ ...article, simple: texts.map(paragraph) }];

test('the current content has few warnings (R-WHOLE-5)', () =>
  expect(warningsOf(built, 'content', BEFORE).length).toBeLessThan(30));

test('warns of an event from the day after it ends (R-WHOLE-5)', () => {
  const at = (day: Day) => news({ events: [event] }, day).filter((line) => /events\/.* · date:/.test(line));
  expect(at(event.date.last)).toEqual([]);
  expect(at('2037-01-01')).toEqual([
    expect.stringMatching(
      /^Hinweis: „.+“ in content\/events\/1-winterlesung\.yaml · date: gefunden .*, das ist vorbei, erwartet ein Tag, der noch kommt, wie 5\. April 2027/,
    ),
  ]);
});

test('warns of a removed page without a redirect (R-WHOLE-7)', () => {
  const found = (changed: Partial<Content>, deleted: string[] = []) =>
    removedPages({ ...content, books: [], events: [event], ...changed }, FIXTURES, deleted).map((one) => one.found);
  const third = { ...event, id: 3 };
  expect(found({})).toEqual([]);
  expect(found({ events: [event, third] })).toEqual(['nichts für /event/2/, wo einmal etwas war']);
  const to = { to: '/#events' };
  expect(found({ events: [event, third], redirects: [{ from: '/event/2/', ...to }] })).toEqual([]);
  expect(
    found({}, ['events/9-fest.yaml', 'articles/alt.yaml', `articles/${article.slug}.yaml`, 'pictures/x.webp']),
  ).toEqual(['nichts für /event/9/, wo einmal etwas war', 'nichts für /news/alt/, wo einmal etwas war']);
});

test('git tells which files were deleted, before and after the commit', () => {
  const root = mkdtempSync(join(tmpdir(), 'duda-removed-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  const pages = () =>
    removedPages({ ...content, books: [], events: [event] }, root).map(({ found }) => /\/\S+\//.exec(found ?? '')?.[0]);
  try {
    expect(pages()).toEqual([]);
    git('init');
    mkdirSync(join(root, 'articles'));
    for (const name of ['alt', 'neu']) writeFileSync(join(root, `articles/${name}.yaml`), name);
    git('add', '.');
    git('commit', '-m', 'x');
    expect(pages()).toEqual([]);
    rmSync(join(root, 'articles/alt.yaml'));
    expect(pages()).toEqual(['/news/alt/']);
    git('commit', '-am', 'y');
    expect(pages()).toEqual(['/news/alt/']);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('warns of a cancelled event without its day, which calendars need (R-EVT-18)', () => {
  const cancelled = { ...event, status: { is: 'abgesagt' as const, text: 'abgesagt' } };
  expect(news({ events: [cancelled] })).toEqual([
    expect.stringMatching(/ · changed: gefunden nichts, aber „abgesagt“/),
  ]);
  const changed = { text: '5. Januar 2027', at: '2027-01-04T23:00:00.000Z' };
  expect(news({ events: [{ ...cancelled, changed }] })).toEqual([]);
});

test.each([
  [
    '1970-01-01',
    /issues\/2025-52\.yaml · date: gefunden heute den 1\.\sJanuar 1970, nach der Uhr.*vor der ersten Ausgabe/,
  ],
  [
    '2099-01-01',
    /issues\/2026-48\.yaml · date: gefunden heute den 1\.\sJanuar 2099, nach der Uhr.*nach der letzten Ausgabe/,
  ],
] as const)('warns of a clock that says %s', (day, line) => {
  const clock = (today: Day) => news({ events: [] }, today).filter((one) => one.includes('geht die Uhr richtig?'));
  expect(clock(day)).toEqual([expect.stringMatching(line)]);
  expect(clock('2026-11-21')).toEqual([]);
});

test('warns of an article older than the issue that prints it (R-WHOLE-5)', () => {
  const pages = pageOf({ type: 'article', slug: article.slug });
  const printedOn = (date: Day) =>
    news({ articles: [article], issues: [{ ...issue, date, pages }] }).filter((line) => line.includes('vom'));
  expect(printedOn(article.date.first)).toEqual([]);
  expect(printedOn('2099-12-26')).toEqual([
    expect.stringMatching(
      new RegExp(`pages\\[1\\]\\.pieces\\[1\\]\\.slug: gefunden „${article.slug}“ vom .*date: 26\\.\\sDezember 2099`),
    ),
  ]);
});

test('warns of a short item that an earlier issue has printed, and of no other repetition (R-WHOLE-5)', () => {
  const pages = pageOf({ type: 'briefs', titles: [brief.title] }, { type: 'book', id: book.id });
  const later = { ...issue, name: '2099-02', pages };
  const said = (issues: Content['issues']) => news({ issues }).filter((line) => line.includes('gedruckt'));
  expect(said([later])).toEqual([]);
  expect(said([later, { ...later, name: '2099-01' }])).toEqual([
    expect.stringMatching(
      /2099-02\.yaml · pages\[1\]\.pieces\[1\]\.titles\[1\]: gefunden „.+“, gedruckt schon in 2099-01/,
    ),
  ]);
});

test('warns of a compared price that does not match its reason (R-WHOLE-5)', () => {
  const [plan] = content.plans.filter(({ price }) => price.original);
  if (!plan) throw new Error('no plan is compared');
  const beside = (text: string, cents: number) => {
    const original = { amount: { text, cents }, reason: '2 Monate im Abo, 2 × 9,20 €' };
    return news({ plans: [{ ...plan, price: { ...plan.price, original } }] });
  };
  expect(beside('18,40 €', 1840)).toEqual([]);
  expect(beside('17,80 €', 1780)).toEqual([
    expect.stringMatching(
      /price\.original\.amount: gefunden „17,80\s€“, aber 2 × 9,20\s€ sind 18,40\s€, erwartet 18,40\s€/,
    ),
  ]);
});

test('warns of the passive in an easy text, which hides who acts (R-WHOLE-5)', () => {
  const texts = [
    'Der Teig wird geknetet.',
    'Dann werden Bohnen geröstet.',
    'Ein Haus wurde gebaut.',
    'Brot wird verkauft.',
  ];
  expect(news({ articles: withSimple('Es ist warm.', ...texts) })).toEqual(
    texts.map((text, nth) =>
      expect.stringContaining(
        `articles/${article.slug}.yaml · simple[${nth + 2}].text: gefunden „${text}“, erwartet ein Satz, der sagt, wer es tut`,
      ),
    ),
  );
});

test('a future, a change of state and a “wird” far from its participle are no passives', () => {
  const texts = [
    'Es wird warm.',
    'Der Teig wird aufgehen.',
    'Bald wird es regnen.',
    'Die Blätter werden gelb.',
    'Er wird berühmt.',
    'Morgen wird sie dich fragen.',
    'Du wirst sehen: Das hat er gebacken.',
  ];
  expect(passives({ articles: withSimple(...texts) })).toEqual([]);
});

test('warns once of a long unexplained word in an easy text', () => {
  const articles = withSimple('Der Temperaturunterschied ist groß.', 'Der Temperaturunterschied bleibt.');
  expect(news({ articles })).toEqual([
    expect.stringMatching(/simple\[1\]\.text: gefunden „Temperaturunterschied“, .*glossary\.yaml$/),
  ]);
  const term = {
    word: 'Temperaturunterschied',
    forms: ['Temperaturunterschied'],
    explanation: 'Hier kalt, dort warm.',
  };
  expect(news({ articles, glossary: [...content.glossary, term] })).toEqual([]);
});

test('warns of a first sentence too long for the card (R-WHOLE-5)', () => {
  const long = `${'Ein Hund läuft über die Wiese und '.repeat(6)}bellt. Dann ist es still.`;
  expect(news({ books: [{ ...book, description: long }] })).toEqual([
    expect.stringMatching(
      /books\/06-.*\.yaml · description: gefunden 2\d\d Zeichen im ersten Satz, erwartet höchstens 150/,
    ),
  ]);
});

test('warns of an example.com link, except on example events', () => {
  const lost = { ...event, moreInfoLink: 'https://www.example.com/lesung' };
  expect(news({ events: [{ ...lost, example: true }] })).toEqual([]);
  expect(news({ events: [{ ...lost, example: undefined }] })).toEqual([
    expect.stringMatching(
      /events\/1-winterlesung\.yaml · moreInfoLink: gefunden „https:\/\/www\.example\.com\/lesung“/,
    ),
  ]);
});

test('warns of a probable typo of a word that is common, unless the list of syllables has it (R-WHOLE-5)', () => {
  const often = paragraph('Die Trompete ist da. '.repeat(4));
  const articles = [
    'Die Trompette ist laut.',
    'Die Trmopete ist laut.',
    'Die Trompee und viele Trompeten sind laut.',
  ].map((text, nth) => ({
    ...article,
    slug: `probe-${nth}`,
    content: nth > 0 ? [paragraph(text)] : [often, paragraph(text)],
  }));
  const found = (more: Partial<Content> = {}) =>
    news({ articles, ...more }).filter((line) => line.includes('erwartet vielleicht'));
  const slips = [
    'probe-0.yaml · content[2].text: gefunden „Trompette“, erwartet vielleicht „Trompete“',
    'probe-1.yaml · content[1].text: gefunden „Trmopete“, erwartet vielleicht „Trompete“',
  ].map((line) => expect.stringContaining(line));
  expect(found()).toEqual(slips);
  expect(found({ syllables: [...content.syllables, 'Trom-pet-te'] })).toEqual(slips.slice(1));
});

test('warns of a picture that is shown large and is too small', async () => {
  const src = 'events/winzig.webp';
  const options = { create: { width: 740, height: 20, channels: 3, background: '#fff' } } as const;
  await sharp(options).toFile(join(root, 'pictures', src));
  const image = { ...event.image, src };
  const events = [{ ...event, image }];
  const articles: Article[] = [{ ...article, content: [paragraph('Text'), { type: 'image', image }] }];
  const small = told({ events, articles }).filter((line) => line.includes('740 Punkte breit'));
  expect(small.map((line) => /content\/(.*): gefunden „events\/winzig.* mindestens 1\.200/.exec(line)?.[1])).toEqual([
    `articles/${article.slug}.yaml · content[2].image.src`,
    'events/1-winterlesung.yaml · image.src',
  ]);
});
