import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { content } from '@/tests/fixtures/content';
import { FIXTURES } from '@/tests/fixtures/keep';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duda-issues-'));
  cpSync(FIXTURES, root, { recursive: true });
  rmSync(join(root, 'issues'), { recursive: true });
  mkdirSync(join(root, 'issues'));
});
afterEach(() => rmSync(root, { recursive: true }));

const [article, other] = content.articles;
const [event] = content.events;
const image = { src: article?.image.src, alt: article?.image.alt };
const LETTER = 'Liebe Leserin, lieber Leser, '.padEnd(
  200,
  'draußen wird es früh dunkel, und drinnen raschelt die Zeitung. ',
);

type Draft = Record<string, unknown>;
type Pieces = Draft[];

const issue = ({ front = [], back = [], ...changes }: { front?: Pieces; back?: Pieces } & Draft = {}) => ({
  number: 47,
  year: 2026,
  date: '21. November 2026',
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

const put = (draft: Draft, name = '2026-47') =>
  writeFileSync(join(root, `issues/${name}.yaml`), stringify(draft, { aliasDuplicateObjects: false }));
const messages = () => readContent(root).faults.map(formatFault);

test('an issue whose references are all there is read (R-ISS-2)', () => {
  put(
    issue({
      back: [
        { type: 'event', id: event?.id },
        { type: 'quiz', slug: article?.slug },
      ],
    }),
  );
  expect(messages()).toEqual([]);
  expect(readContent(root).content?.issues).toMatchObject([{ name: '2026-47', date: '2026-11-21' }]);
});

const typo = `${article?.slug}x`;
const REFUSED: [string, Draft, RegExp, string?][] = [
  [
    'an article nobody wrote',
    issue({ back: [{ type: 'article', slug: typo }] }),
    new RegExp(`pages\\[2\\]\\.pieces\\[3\\]\\.slug: gefunden „${typo}“, .*gemeint ist vielleicht ${article?.slug}`),
  ],
  ['an event that is gone', issue({ back: [{ type: 'event', id: 9999 }] }), /pieces\[3\]\.id: gefunden „9999“/],
  [
    'a word without an explanation',
    issue({ back: [{ type: 'words', words: ['Quarkwolke'] }] }),
    /pieces\[3\]\.words\[1\]/,
  ],
  [
    'an article that stands in it twice',
    issue({ back: [{ type: 'article', slug: article?.slug }] }),
    /noch einmal, erwartet etwas, das auf Seite 2 noch nicht steht/,
  ],
  [
    'a debate nobody wrote',
    issue({ back: [{ type: 'debate', slug: 'zo' }] }),
    /slug: gefunden „zo“, .*ist vielleicht zoo/,
  ],
  [
    'a joke that reads otherwise on the last page',
    issue({ back: [{ type: 'jokes', questions: ['Was macht Witz Nummer 99 am Abend?'] }] }),
    /questions\[1\]: gefunden „Was macht Witz Nummer 99 am Abend\?“, erwartet ein Witz, Wort für Wort/,
  ],
  [
    'a day of which history knows nothing',
    issue({ back: [{ type: 'anniversary', day: '24. November', year: 1860 }] }),
    /\.day: gefunden „24\.\sNovember 1860“, erwartet Tag und Jahr eines Eintrags aus history\.yaml/,
  ],
  [
    'a comic that stands in it twice',
    issue({
      back: [
        { type: 'comic', slug: 'der-erste-schnee' },
        { type: 'comic', slug: 'der-erste-schnee' },
      ],
    }),
    /„der-erste-schnee“ noch einmal/,
  ],
  ['a story nobody wrote', issue({ story: typo }), /· story:/],
  ['a day that is no Saturday', issue({ date: '22. November 2026' }), /· date: .*ein Samstag/],
  [
    'a number that is not its name’s',
    issue({ number: 48 }),
    /· number: gefunden 2026-48, erwartet Jahr und Nummer wie im Dateinamen: 2026-47/,
  ],
  [
    'a first page that is no front page',
    issue({ pages: issue().pages.map((page) => ({ ...page, template: 'back' })) }),
    /pages\[1\]\.template/,
  ],
  ['a page without a back', issue({ pages: issue().pages.slice(0, 1) }), /1 Seiten, erwartet eine gerade Zahl/],
  [
    'a way to a page it does not have',
    issue({ front: [{ type: 'teaser', kicker: 'Innen', title: 'Noch etwas', page: 9, image }] }),
    /pieces\[2\]\.page: gefunden 9, erwartet eine Seite von 2 bis 2/,
  ],
  ['a closed issue that does not say what is in it', issue({ open: false }), /· contents/],
];

test.each(REFUSED)('the check refuses %s (R-ISS-4)', (_, draft, message) => {
  put(draft);
  expect(messages()).toEqual([expect.stringMatching(message)]);
});

test('two articles may stand on the same page', () => {
  put(issue({ back: [{ type: 'article', slug: other?.slug }] }));
  expect(messages()).toEqual([]);
});

test('a diagram without labels is refused (R-ISS-3)', () => {
  put(issue());
  const diagram = { title: 'Ein Schnitt', caption: 'So sieht es innen aus, ganz unten.', drawing: image, labels: [] };
  writeFileSync(join(root, 'diagrams/schnitt.yaml'), stringify(diagram));
  expect(messages()).toEqual([expect.stringMatching(/diagrams\/schnitt\.yaml · labels/)]);
});

test('a drawing whose labels have no place on paper is for the site alone', () => {
  const [drawing] = content.diagrams;
  if (!drawing) throw new Error('no diagrams');
  const { name: _, ...printed } = drawing;
  const labels = printed.labels.map(({ at: __, width: ___, ...label }) => label);
  writeFileSync(join(root, 'diagrams/ohne-platz.yaml'), stringify({ ...printed, labels }));
  put(issue({ back: [{ type: 'diagram', name: drawing.name }] }));
  expect(messages()).toEqual([]);
  put(issue({ back: [{ type: 'diagram', name: 'ohne-platz' }] }));
  expect(messages()).toEqual([expect.stringMatching(/\.name: gefunden „ohne-platz“, .* at und width haben/)]);
});

/** The fixture's debate about zoos, on another day. */
function debateOn(date: string) {
  const file = join(root, 'debates/zoo.yaml');
  writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), date }));
}

test('a debate that comes later than the issue that prints it is refused (R-ISS-4)', () => {
  put(issue({ back: [{ type: 'debate', slug: 'zoo' }] }));
  debateOn('22. November 2026');
  expect(messages()).toEqual([expect.stringMatching(/„zoo“ erscheint erst am 22\.\sNovember 2026/)]);
});

test('an issue that is announced has its debate before the debate’s own page is out (R-ISS-22)', () => {
  put(issue({ back: [{ type: 'debate', slug: 'zoo' }] }));
  debateOn('21. November 2026');
  const { content: before, faults } = readContent(root, '2026-11-20T08:00:00.000Z');
  expect(faults).toEqual([]);
  expect(before?.debates.map(({ slug }) => slug)).not.toContain('zoo');
  expect(before?.printed.debates.map(({ slug }) => slug)).toEqual(['zoo']);
});
