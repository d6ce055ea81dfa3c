import { cpSync, rmSync } from 'node:fs';
import { formatFault, formatWarning } from 'content/fault';
import type { Content } from 'content/kinds';
import { isOut, stateOf } from 'content/times';
import { parseFrom, parseUntil } from 'content/values/publishing';
import fc from 'fast-check';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { withPuzzle } from 'puzzles/articles';
import { icsFile } from '@/lib/events/ics';
import { articlesIn } from '@/lib/issues/articles';
import { relatedArticles } from '@/lib/news/related';
import { sitePages } from '@/lib/pages/registry';
import { articlePath } from '@/lib/paths';
import { asPreview, hiddenPictures, published } from '@/lib/publishing/published';
import { readSite } from '@/lib/publishing/read';
import { searchIndex } from '@/lib/search/build';
import { atomFeed } from '@/lib/seo/atom';
import { bookList, gameList } from '@/lib/seo/graph/tips';
import { llmsText } from '@/lib/seo/llms';
import { firstArticle } from '@/lib/words/first-article';
import { content as fixtures } from '@/tests/fixtures/content';
import { runs } from '@/tests/thorough';
import { type Mistake, reportsEach, siteCopy } from './site-copy';

const NOW = '2026-11-23T08:00:00.000Z';
const APRIL = '2027-04-05T06:00:00.000Z';
/** Words used nowhere else. */
const ODD = /quallenkutsche|nebelpudding|wolkenkamm|mondschaufel|zwirbelfink|tupfenlurch|knisterbeere|sternenschrank/i;

type Data = Record<string, unknown>;
type Copy = ReturnType<typeof siteCopy>;
const changed =
  ({ edit }: Copy) =>
  (file: string, more: (data: Data) => Data) =>
    edit(file, (data) => ({ ...data, ...more(data) }));

/** Adds a scheduled, a draft and an expired entry of each kind, each with a unique word. */
function fillWithHidden(site: Copy) {
  const { at, data: read, write } = site;
  const change = changed(site);
  const later = { publishFrom: '5. April 2027, 8 Uhr' };
  const over = { publishUntil: '22. November 2026' };
  const article = read('articles/warum-eulen-lautlos-fliegen.yaml');
  write('articles/die-quallenkutsche.yaml', {
    ...article,
    title: 'Wie die Quallenkutsche fährt',
    excerpt: `Die Quallenkutsche ist ein Ding, das es nur hier gibt. ${'Sie fährt und fährt immer weiter. '.repeat(2)}`,
    content: article.content.map((block: Data) =>
      block.type === 'paragraph' ? { ...block, text: `Die Quallenkutsche fährt. ${block.text}`.slice(0, 900) } : block,
    ),
    image: { src: 'articles/quallenkutsche.webp', alt: 'Eine Quallenkutsche, die durchs Wasser fährt' },
    ...later,
  });
  cpSync(at('pictures/scene.webp'), at('pictures/articles/quallenkutsche.webp'));
  change('news.yaml', ({ teaser, regional, animals }) => ({
    teaser: ['die-quallenkutsche', ...(teaser as string[])],
    regional: [
      ...(regional as Data[]).map((entry) => ({ ...entry, article: 'die-quallenkutsche' })),
      { ...(regional as Data[])[0], id: 2, title: 'Der Zwirbelfink ist da', ...later },
    ],
    animals: [...(animals as Data[]), { ...(animals as Data[])[0], id: 2, animal: 'Tupfenlurch', draft: true }],
  }));
  const copy = (from: string, to: string, more: Data) => write(to, { ...read(from), ...more });
  copy('events/1-winterlesung.yaml', 'events/9-nebelpudding.yaml', { id: 9, title: 'Nebelpudding-Fest', draft: true });
  copy('books/06-der-fall-butterbrot.yaml', 'books/90-wolkenkamm.yaml', { id: 90, title: 'Der Wolkenkamm', ...over });
  copy('games/07-knetzoo.yaml', 'games/90-mondschaufel.yaml', { id: 90, title: 'Mondschaufel', ...later });
  copy('issues/2026-46.yaml', 'issues/2027-14.yaml', {
    number: 14,
    year: 2027,
    date: '10. April 2027',
    motto: 'Sternenschrank',
    announce: true,
    ...later,
  });
  write('glossary.yaml', [
    ...read('glossary.yaml'),
    { word: 'Knisterbeere', forms: ['Knisterbeere'], explanation: 'Eine Beere, die beim Essen knistert.', draft: true },
  ]);
  change('lists.yaml', ({ books }) => ({
    books: { ...(books as Data), intro: 'Es sind {books.count} Bücher für dich.' },
  }));
  const [first] = read('faq.yaml') as Data[];
  write('faq.yaml', [...read('faq.yaml'), { ...first, question: 'Was ist der Sternenschrank?', draft: true }]);
}

function readNow(root: string) {
  const { content, all, faults, warnings } = readSite(root, NOW);
  if (!content) throw new Error(faults.map(formatFault).join('\n'));
  return { content, all, warnings };
}

const picture = (src: string) => ({ src, width: 16, height: 9 });
/** Every list, feed and graph of the site. */
const everywhere = (content: Content) =>
  JSON.stringify([
    sitePages(content),
    searchIndex(content, () => undefined),
    atomFeed(content, picture),
    llmsText(content),
    icsFile(content.events, 'DUDA'),
    bookList('Bücher', content.books),
    gameList('Spiele', content.games),
    content.articles.map((article) => relatedArticles(content.articles, article, content.glossary)),
    content.issues.map((issue) => articlesIn(issue, content.articles)),
    withPuzzle(content),
    firstArticle(content),
    content,
  ]);

describe('with scheduled, draft and expired entries', () => {
  const copy = siteCopy(beforeAll);
  let all: Content;
  let content: Content;
  beforeAll(() => {
    fillWithHidden(copy);
    ({ all, content } = readNow(copy.root));
  });

  test('no list, feed or search index has a word of a scheduled, draft or expired entry (R-TIME-2)', () => {
    expect(everywhere(all)).toMatch(ODD);
    expect(everywhere(content).match(new RegExp(ODD, 'gi'))).toBeNull();
    expect(content.news.teaser).toHaveLength(3);
    expect(content.books).toHaveLength(all.books.length - 1);
  });

  test('an entry is published everywhere at its hour (R-TIME-4)', () => {
    const before = new Date(Date.parse(APRIL) - 1).toISOString();
    expect(JSON.stringify(published(all, before))).not.toMatch(/quallenkutsche/i);
    const content = published(all, APRIL);
    expect(content.news.teaser[0]).toBe('die-quallenkutsche');
    expect(content.news.regional[0]?.article).toBe('die-quallenkutsche');
    expect(content.games.map(({ title }) => title)).toContain('Mondschaufel');
    expect(content.issues[0]?.motto).toBe('Sternenschrank');
    expect(JSON.stringify(content)).not.toMatch(/nebelpudding|wolkenkamm|knisterbeere/i);
  });

  test('a book that expired yesterday was published before', () => {
    const { books } = published(all, '2026-11-22T22:59:59.999Z');
    expect(books.map(({ title }) => title)).toContain('Der Wolkenkamm');
  });

  test('pictures used only by hidden entries are hidden (R-TIME-2)', () => {
    expect([...hiddenPictures(all, content)]).toEqual(['articles/quallenkutsche.webp']);
    expect(hiddenPictures(all, all).size).toBe(0);
  });

  test('a count in a text counts published entries only', () => {
    expect(content.lists.books.intro).toBe(`Es sind ${content.books.length} Bücher für dich.`);
  });

  test('a preview shows drafts, scheduled and expired entries marked as such, and sends no orders (R-TIME-6)', () => {
    const { events, articles, books, site } = asPreview(all, NOW);
    expect(events.map(({ title }) => title)).toContain('Entwurf: Nebelpudding-Fest');
    expect(articles.map(({ title }) => title)).toContain(
      'Erst ab 5.\u00a0April 2027, 8\u00a0Uhr: Wie die Quallenkutsche fährt',
    );
    expect(books.map(({ title }) => title)).toContain('Nur bis 22.\u00a0November 2026: Der Wolkenkamm');
    expect(site.order.mode).toBe('demo');
    expect(site.order.preview).toMatch(/^Vorschau/);
  });

  test('hiding removes entries at any depth, and nothing else', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const at = moment.toISOString();
        const content = published(all, at);
        expect(content.events).toEqual(all.events.filter((event) => isOut(event, at)));
        expect(content.glossary).toEqual(all.glossary.filter((term) => isOut(term, at)));
        expect(content.site).toEqual(all.site);
        expect(content.plans).toEqual(all.plans);
      }),
      { numRuns: 20 },
    );
  });
});

describe('in a fresh copy', () => {
  const site = siteCopy();
  const { root, at, data, write } = site;
  const change = changed(site);

  test('worksheet, crossword, drawing and old URL are hidden with their article (R-TIME-2)', () => {
    const slug = 'wie-ein-vulkan-ausbricht';
    rmSync(at('issues/2026-47.yaml'));
    change(`articles/${slug}.yaml`, () => ({ publishFrom: '5. April 2027' }));
    const { content, all, warnings } = readNow(root);
    expect(all.worksheets).toHaveLength(1);
    expect(content.worksheets).toHaveLength(0);
    expect(content.diagrams).toHaveLength(0);
    expect(all.redirects.map(({ to }) => to)).toContain(articlePath(slug));
    expect(content.redirects.map(({ to }) => to)).not.toContain(articlePath(slug));
    expect(content.puzzles.words.map(({ word }) => word)).toEqual(all.puzzles.words.map(({ word }) => word));
    expect(content.puzzles.words.some(({ articles }) => articles?.includes(slug))).toBe(false);
    expect(warnings.map(formatWarning)).toEqual([
      `Hinweis: „Auf der Startseite › 2. Artikel“ in content/news.yaml · teaser[2]: gefunden „${slug}“ erscheint erst am 5.\u00a0April 2027, erwartet ein Artikel, der schon da ist; bis dahin fehlt der Eintrag auf der Website`,
      expect.stringContaining(`worksheets/${slug}.yaml`),
    ]);
  });

  test('a list with too many entries shows the first ones, with a warning (R-TIME-4)', () => {
    const article = data('articles/warum-eulen-lautlos-fliegen.yaml');
    const slugs = ['eins', 'zwei', 'drei', 'vier', 'fuenf', 'sechs', 'sieben'];
    for (const slug of slugs) write(`articles/${slug}.yaml`, { ...article, title: `Warum Eulen fliegen: ${slug}` });
    change('news.yaml', () => ({ teaser: slugs }));
    const { content, warnings } = readNow(root);
    expect(content.news.teaser).toEqual(slugs.slice(0, 6));
    expect(warnings.map(formatWarning)).toEqual([
      'Übersprungen: „Auf der Startseite › 7. Artikel“ in content/news.yaml · teaser[7]: gefunden „sieben“ als einer zu viel, erwartet so viele Artikel, wie Platz haben: sechs unter teaser, vier unter world',
    ]);
  });
});

test('content without these fields is unchanged', () => {
  expect(published(fixtures, NOW)).toEqual(fixtures);
});

describe('reports with both days, if there are two', () => {
  const site = siteCopy(beforeAll);
  const change = changed(site);
  reportsEach('a wrong time (R-TIME-3)', () => site.faults(NOW), [
    [
      'an unreadable date',
      () => change('games/11-zooscharade.yaml', () => ({ publishFrom: 'bald' })),
      /games\/11-zooscharade\.yaml · publishFrom: gefunden „bald“, erwartet ein Tag mit Jahr wie 5\. April 2027, auf Wunsch mit Uhrzeit/,
    ],
    [
      'ten questions that are nine some day',
      () =>
        site.write(
          'faq.yaml',
          [...site.data('faq.yaml')].map((one, at) => (at > 0 ? one : { ...one, publishUntil: '5.4.2027' })),
        ),
      /^content\/faq\.yaml · \(Datei\): gefunden 10 Einträge, erwartet genau 10 Einträge zur selben Zeit; mit dem 5\.\u00a0April 2027 sind es 9$/,
    ],
    [
      'an error in a scheduled entry, at once',
      () => change('games/07-knetzoo.yaml', () => ({ publishFrom: '5. April 2027', players: 'alle' })),
      /^„.+“ in content\/games\/07-knetzoo\.yaml · players: /,
    ],
  ]);
});

describe('reports with both days, if there are two', () => {
  const site = siteCopy(beforeAll);
  const change = changed(site);
  const UNSEEN: Mistake[] = [
    [
      'an issue published before its article',
      () => change('articles/wie-ein-vulkan-ausbricht.yaml', () => ({ publishFrom: '5. April 2027' })),
      /^„.+“ in content\/issues\/2026-47\.yaml · story: gefunden „wie-ein-vulkan-ausbricht“ erscheint erst am 5\.\u00a0April 2027, erwartet etwas, das zu sehen ist, solange es die Ausgabe ist: Ihre Seite steht ab sofort da, etwa publishFrom: 5\.\u00a0April 2027$/,
    ],
    [
      'a draft in an issue',
      () => change('events/2-roboterwerkstatt.yaml', () => ({ draft: true })),
      /issues\/2026-47\.yaml · pages\[\d+\]\.pieces\[\d+\]\.id: gefunden „Veranstaltung 2“ ist ein Entwurf/,
    ],
    [
      'a book that expires before its issue',
      () => change('books/10-die-wolkenwerft.yaml', () => ({ publishUntil: '5. April 2027' })),
      /issues\/2026-47\.yaml · .*: gefunden „Buch 10“ ist nur bis 5\.\u00a0April 2027 zu sehen/,
    ],
    [
      'a link to a scheduled page',
      () => {
        const path = 'articles/warum-eulen-lautlos-fliegen.yaml';
        change(path, () => ({ publishFrom: '5. April 2027' }));
        change('pages/kennenlernen.yaml', ({ sections }) => ({
          sections: (sections as Data[]).map((section, at) =>
            at === 0 ? { ...section, body: 'Lies doch [von den Eulen](/news/warum-eulen-lautlos-fliegen/).' } : section,
          ),
        }));
      },
      /^„.+“ in content\/pages\/kennenlernen\.yaml · sections\[1\]\.body: gefunden „\/news\/warum-eulen-lautlos-fliegen\/“ erscheint erst am 5\.\u00a0April 2027, erwartet ein Link auf etwas/,
    ],
    [
      'an end before the beginning',
      () => change('events/1-winterlesung.yaml', () => ({ publishFrom: '5. April 2027', publishUntil: '4.4.2027' })),
      /^„.+“ in content\/events\/1-winterlesung\.yaml · publishUntil: gefunden „4\.\u00a0April 2027“, erwartet ein Ende nach dem Anfang; bei publishFrom: 5\.\u00a0April 2027 etwa publishUntil: /,
    ],
  ];
  let told: string[];
  beforeAll(() => {
    for (const [, make] of UNSEEN) make();
    told = site.faults(NOW);
  });
  test.each(UNSEEN)('%s (R-TIME-3)', (_, __, message) => expect(told).toContainEqual(expect.stringMatching(message)));
});

const days = fc.integer({ min: 0, max: 2000 }).map((count) => addDays('2026-01-01' as Day, count));
const spans = fc.record({
  from: days,
  length: fc.integer({ min: 0, max: 400 }),
  hour: fc.integer({ min: 3, max: 23 }),
});
const moments = fc.date({ min: new Date('2025-12-01'), max: new Date('2032-01-01'), noInvalidDate: true });

test('an entry is published exactly within its period, at any moment (R-TIME-1)', () => {
  fc.assert(
    fc.property(spans, moments, fc.boolean(), ({ from, length, hour }, moment, draft) => {
      const [publishFrom, publishUntil] = [
        parseFrom(`${formatDay(from)}, ${hour} Uhr`),
        parseUntil(formatDay(addDays(from, length))),
      ];
      if ('expected' in publishFrom || 'expected' in publishUntil) throw new Error('unreadable');
      const times = { publishFrom, publishUntil, draft };
      const berlin = new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Europe/Berlin',
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(moment);
      const begin = `${from} ${String(hour).padStart(2, '0')}:00`;
      const isWithin = begin <= berlin && berlin.slice(0, 10) <= addDays(from, length);
      expect(isOut(times, moment.toISOString())).toBe(isWithin && !draft);
      expect(stateOf(times, moment.toISOString()) === undefined).toBe(isWithin && !draft);
    }),
    { numRuns: runs(100, 500) },
  );
});

test('what is public before its day carries the day of the build, never a future one (R-TIME-8)', () => {
  const later = { first: '2026-11-28' as Day, last: '2026-11-28' as Day, text: formatDay('2026-11-28') };
  const early = { ...fixtures, articles: fixtures.articles.map((article) => ({ ...article, date: later })) };
  const dates = (at: string) => new Set(published(early, at).articles.map(({ date }) => date.first));
  expect(dates(NOW)).toEqual(new Set(['2026-11-23']));
  expect(dates('2026-11-27T23:00:00.000Z')).toEqual(new Set(['2026-11-28']));
});

test('a correction is public from its day on (R-TIME-8)', () => {
  const day = '2026-11-28' as Day;
  const list = [
    {
      date: { first: day, last: day, text: formatDay(day) },
      article: { label: 'Zoo', href: '/news/' },
      before: 'Alt.',
      after: 'Neu.',
    },
  ];
  const { newsroom } = fixtures.parents;
  const corrections = { ...newsroom.corrections, list };
  const with1 = { ...fixtures, parents: { ...fixtures.parents, newsroom: { ...newsroom, corrections } } };
  const shown = (at: string) => published(with1, at).parents.newsroom.corrections.list.length;
  expect([shown(NOW), shown('2026-11-27T23:00:00.000Z')]).toEqual([0, 1]);
});
