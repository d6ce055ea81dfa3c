import type { Worksheet } from 'content/kinds';
import { content } from '@/tests/fixtures/content';
import { type Data, type Mistake, reportsEach, siteCopy } from './site-copy';

const { data, edit, write, faults } = siteCopy(beforeAll);
const [known] = content.worksheets as [Worksheet];
const own = (name: string) => `worksheets/${name}.yaml`;

test('a worksheet’s gap text is split into words and the text between (R-SCH-1)', () => {
  const { parts, words } = known.whole.gaps;
  expect(parts).toHaveLength(words.length + 1);
  expect(parts.join('')).not.toMatch(/[[\]]/);
});

test('an article needs no worksheet, and a worksheet no quiz questions (R-SCH-1)', () => {
  expect(content.articles.length).toBeGreaterThan(content.worksheets.length);
  expect(known.simple?.quiz).toEqual([]);
});

/** Each in a copy of the worksheet and its article. */
const BROKEN: [what: string, change: (draft: Data) => unknown, told: RegExp][] = [
  [
    'a proof that is not in the text',
    ({ whole }) => (whole.statements[1].proof = 'Das steht hier nirgends.'),
    /whole\.statements\[2\]\.proof: gefunden „Das steht hier nirgends\.“, erwartet eine Stelle, die Wort für Wort in einem Absatz des Artikels steht$/,
  ],
  [
    'a proof from the other text',
    ({ simple, whole }) => (simple.statements[0].proof = whole.statements[0].proof),
    /simple\.statements\[1\]\.proof: .* in einem Absatz „Kurz und leicht“ steht$/,
  ],
  [
    'statements that are all true',
    ({ whole }) => {
      for (const statement of whole.statements) statement.isTrue = true;
    },
    /whole\.statements: .*mindestens zwei richtige und zwei falsche Aussagen$/,
  ],
  ['too few statements', ({ whole }) => whole.statements.pop(), /whole\.statements: .*mindestens 5 Einträge$/],
  [
    'a question that the quiz lacks',
    ({ whole }) => (whole.quiz[0].question = 5),
    /whole\.quiz\[1\]\.question: gefunden 5, erwartet eine Frage aus dem Quiz des Artikels: 1 bis 3$/,
  ],
  [
    'a question asked twice',
    ({ whole }) => (whole.quiz[1].question = whole.quiz[0].question),
    /whole\.quiz\[2\]\.question: .*jede Frage nur einmal$/,
  ],
  [
    'a step that is too long',
    ({ whole }) => (whole.order[0] = 'Das Magma steigt '.repeat(5)),
    /whole\.order\[1\]: .*höchstens 70 Zeichen$/,
  ],
  [
    'a gap whose word is not in the text',
    ({ whole }) => (whole.gaps = whole.gaps.replace('[Krater]', '[Keller]')),
    /whole\.gaps: gefunden „\[Keller\]“, erwartet ein Wort, das im Text des Artikels steht$/,
  ],
  [
    'too few gaps',
    ({ whole }) => (whole.gaps = 'Im Magma stecken [Gase].'),
    /whole\.gaps: .*fünf oder sechs Wörter in Klammern$/,
  ],
  [
    'a gap with two words',
    ({ whole }) => (whole.gaps = whole.gaps.replace('[Krater]', '[der Krater]')),
    /whole\.gaps: .*ein einzelnes Wort in der Klammer, nicht „der Krater“$/,
  ],
  [
    'an unclosed bracket',
    ({ whole }) => (whole.gaps = whole.gaps.replace('[Krater]', '[Krater')),
    /whole\.gaps: .*ein Text, in dem die Wörter, die fehlen, in eckigen Klammern stehen/,
  ],
  [
    'a word to match that the glossary lacks',
    ({ whole }) => (whole.match[0] = 'Magmaa'),
    /whole\.match\[1\]: gefunden „Magmaa“, erwartet ein Wort aus glossary\.yaml .*gemeint ist vielleicht Magma$/,
  ],
  [
    'a word to match that the text does not use',
    ({ whole }) => (whole.match[0] = 'Koralle'),
    /whole\.match\[1\]: gefunden „Koralle“, erwartet ein Wort, das im Text des Artikels steht$/,
  ],
  [
    'a meaning that contains its word',
    ({ whole }) => (whole.match[0] = { word: 'Magma', means: 'Das Magma ist geschmolzenes Gestein.' }),
    /whole\.match\[1\]: gefunden „Magma“: „Das Magma ist .*“, erwartet eine Erklärung, die das Wort selbst nicht verrät/,
  ],
  [
    'a noun that is not in its sentence',
    ({ whole }) => whole.nouns.found.push('Lava'),
    /whole\.nouns\.found\[3\]: gefunden „Lava“, erwartet ein Nomen, wie es im Satz steht$/,
  ],
  [
    'a missing noun',
    ({ simple }) => (simple.nouns.found = ['Gestein', 'Tief']),
    /simple\.nouns\.found: gefunden „Erde“ nicht dabei, erwartet jedes Nomen des Satzes$/,
  ],
  [
    'a sentence that the text lacks',
    ({ simple }) => (simple.nouns.sentence = 'Tief in der Erde schmilzt Gestein.'),
    /simple\.nouns\.sentence: .*ein Satz, der Wort für Wort im Text „Kurz und leicht“ steht$/,
  ],
  [
    'a word of one syllable',
    ({ simple }) => (simple.syllables[0] = 'Fels'),
    /simple\.syllables\[1\]: gefunden „Fels“, das nur eine Silbe hat/,
  ],
  ['classes in reverse order', ({ whole }) => (whole.classes = [6, 5]), /whole\.classes: .*erst die kleinere Klasse$/],
];

reportsEach('reports with file, field and expectation', faults, [
  ...BROKEN.map(([what, change, told], nth): Mistake => {
    const name = `blatt-${nth}`;
    return [
      `${what} (R-SCH-2)`,
      () => {
        write(`articles/${name}.yaml`, data(`articles/${known.slug}.yaml`));
        edit(own(known.slug), (draft) => void change(draft), own(name));
      },
      new RegExp(`content/${own(name)} · .*${told.source}`),
    ];
  }),
  [
    'a worksheet for an easy text that the article lacks (R-SCH-2)',
    () => {
      edit(`articles/${known.slug}.yaml`, ({ simple: _, ...article }) => article, 'articles/ohne-leicht.yaml');
      write(own('ohne-leicht'), data(own(known.slug)));
    },
    / · simple: .*Der Artikel hat keinen solchen Text$/,
  ],
  [
    'a file without an article, with the right name (R-SCH-2)',
    () => write(own(known.slug.replace('vulkan', 'wulkan')), data(own(known.slug))),
    new RegExp(`gemeint ist vielleicht ${known.slug}$`),
  ],
]);
