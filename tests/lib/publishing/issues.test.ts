import { readdirSync, rmSync } from 'node:fs';
import { addDays } from 'german/dates/arithmetic';
import { formatDay } from 'german/dates/german';
import { readSite } from '@/lib/publishing/read';
import { content } from '@/tests/fixtures/content';
import { type Mistake, reportsEach, siteCopy } from './site-copy';

const { root, at, write, edit, faults: messages } = siteCopy();
beforeEach(() => {
  for (const name of readdirSync(at('issues'))) rmSync(at(`issues/${name}`));
});

const [article, other] = content.articles;
const [event] = content.events;
const image = { src: article?.image.src, alt: article?.image.alt };
const LETTER = 'Liebe Leserin, lieber Leser, '.padEnd(
  200,
  'draußen wird es früh dunkel, und drinnen raschelt die Zeitung. ',
);

const SATURDAY = '21. November 2026';
type Draft = Record<string, unknown>;
type Pieces = Draft[];

const issue = ({ front = [], back = [], ...changes }: { front?: Pieces; back?: Pieces } & Draft = {}) => ({
  number: 47,
  year: 2026,
  date: SATURDAY,
  motto: 'Ein Motto',
  cover: image,
  story: article?.slug,
  open: true,
  announce: true,
  pages: [
    {
      template: 'front',
      section: 'Titelseite',
      pieces: [{ type: 'article', slug: article?.slug, paragraphs: 1 }, ...front],
    },
    {
      template: 'back',
      section: 'Rückseite',
      pieces: [{ type: 'article', slug: article?.slug }, { type: 'letter', title: 'Ein Brief', text: LETTER }, ...back],
    },
  ],
  ...changes,
});

const put = (draft: Draft, name = '2026-47') => write(`issues/${name}.yaml`, draft);

test('accepts an issue whose references all exist, and two articles on a page (R-ISS-2)', () => {
  put(
    issue({
      back: [
        { type: 'event', id: event?.id },
        { type: 'quiz', slug: article?.slug },
        { type: 'article', slug: other?.slug },
      ],
    }),
  );
  const { content: read, faults } = readSite(root);
  expect(faults).toEqual([]);
  expect(read?.issues).toMatchObject([{ name: '2026-47', date: '2026-11-21' }]);
});

const typo = `${article?.slug}x`;
const REFUSED: [string, Draft, RegExp, string?][] = [
  [
    'a missing article',
    issue({ back: [{ type: 'article', slug: typo }] }),
    new RegExp(`pages\\[2\\]\\.pieces\\[3\\]\\.slug: gefunden „${typo}“, .*gemeint ist vielleicht ${article?.slug}`),
  ],
  ['a missing event', issue({ back: [{ type: 'event', id: 9999 }] }), /pieces\[3\]\.id: gefunden „9999“/],
  [
    'a word that the glossary lacks',
    issue({ back: [{ type: 'words', words: ['Quarkwolke'] }] }),
    /pieces\[3\]\.words\[1\]/,
  ],
  [
    'an article twice on a page',
    issue({ back: [{ type: 'article', slug: article?.slug }] }),
    /noch einmal, erwartet etwas, das auf Seite 2 noch nicht steht/,
  ],
  ['a missing debate', issue({ back: [{ type: 'debate', slug: 'zo' }] }), /slug: gefunden „zo“, .*ist vielleicht zoo/],
  [
    'a joke that is not on the last page',
    issue({ back: [{ type: 'jokes', ids: ['witz-1', 'witze-2'] }] }),
    /ids\[2\]: gefunden „witze-2“, erwartet die Kennung eines Witzes aus last-page\.yaml; gemeint ist vielleicht witz-2/,
  ],
  [
    'an anniversary that is not in history.yaml',
    issue({ back: [{ type: 'anniversary', day: '24. November', year: 1860 }] }),
    /\.day: gefunden „24\.\sNovember 1860“, erwartet Tag und Jahr eines Eintrags aus history\.yaml/,
  ],
  [
    'a comic referenced twice',
    issue({
      back: [
        { type: 'comic', slug: 'der-erste-schnee' },
        { type: 'comic', slug: 'der-erste-schnee' },
      ],
    }),
    /„der-erste-schnee“ noch einmal/,
  ],
  ['a missing story', issue({ story: `${other?.slug}y` }), /story:/],
  ['a date that is not a Saturday', issue({ date: '22. November 2026' }), /date: .*ein Samstag/],
  [
    'a number that differs from the file name',
    issue({ number: 48 }),
    /number: gefunden 2026-\d+, erwartet Jahr und Nummer wie im Dateinamen: 2026-47/,
  ],
  [
    'a first page that is not a front page',
    issue({ pages: issue().pages.map((page) => ({ ...page, template: 'back' })) }),
    /pages\[1\]\.template/,
  ],
  ['an odd number of pages', issue({ pages: issue().pages.slice(0, 1) }), /1 Seiten, erwartet eine gerade Zahl/],
  [
    'a teaser for a missing page',
    issue({ front: [{ type: 'teaser', kicker: 'Innen', title: 'Noch etwas', page: 9, image }] }),
    /pieces\[2\]\.page: gefunden 9, erwartet eine Seite von 2 bis 2/,
  ],
  ['a closed issue without contents', issue({ open: false }), /contents/],
];

describe('refuses in a file of its own', () => {
  const site = siteCopy(beforeAll);
  reportsEach(
    'an issue with',
    site.faults,
    REFUSED.map(([what, draft, told], nth): Mistake => {
      const number = nth + 10;
      const date = formatDay(addDays('2026-03-07', 7 * nth));
      return [
        `${what} (R-ISS-4)`,
        () =>
          site.write(`issues/2026-${number}.yaml`, {
            ...draft,
            number: Number(draft.number) + number - 47,
            date: draft.date === SATURDAY ? date : draft.date,
          }),
        new RegExp(`issues/2026-${number}\\.yaml · .*${told.source.replaceAll('2026-47', `2026-${number}`)}`),
      ];
    }),
  );
});

test('refuses a diagram without labels (R-ISS-3)', () => {
  put(issue());
  const diagram = { title: 'Ein Schnitt', caption: 'So sieht es innen aus, ganz unten.', drawing: image, labels: [] };
  write('diagrams/schnitt.yaml', diagram);
  expect(messages()).toEqual([expect.stringMatching(/diagrams\/schnitt\.yaml · labels/)]);
});

test('a diagram whose labels have no print positions is for the site only', () => {
  const [drawing] = content.diagrams;
  if (!drawing) throw new Error('no diagrams');
  const { name: _, ...printed } = drawing;
  const labels = printed.labels.map(({ at: __, width: ___, ...label }) => label);
  write('diagrams/ohne-platz.yaml', { ...printed, labels });
  put(issue({ back: [drawing.name, 'ohne-platz'].map((name) => ({ type: 'diagram', name })) }));
  expect(messages()).toEqual([expect.stringMatching(/\.name: gefunden „ohne-platz“, .* at und width haben/)]);
});

/** The fixture's debate about zoos, on another day. */
const debateOn = (date: string) => edit('debates/zoo.yaml', (debate) => ({ ...debate, date }));

test('refuses a debate dated after its issue (R-ISS-4)', () => {
  put(issue({ back: [{ type: 'debate', slug: 'zoo' }] }));
  debateOn('22. November 2026');
  expect(messages()).toEqual([expect.stringMatching(/„zoo“ erscheint erst am 22\.\sNovember 2026/)]);
});

test('an announced issue has its debate before the debate is published (R-ISS-22)', () => {
  put(issue({ back: [{ type: 'debate', slug: 'zoo' }] }));
  debateOn('21. November 2026');
  const { content: before, faults } = readSite(root, '2026-11-20T08:00:00.000Z');
  expect(faults).toEqual([]);
  expect(before?.debates.map(({ slug }) => slug)).not.toContain('zoo');
  expect(before?.printed.debates.map(({ slug }) => slug)).toEqual(['zoo']);
});
