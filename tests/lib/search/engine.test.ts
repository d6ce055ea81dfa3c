import fc from 'fast-check';
import { fold } from 'search/fold';
import { grouped } from 'search/found';
import { askedWords, isIgnored, stem, wordsOf } from 'search/words';
import { content } from '@/lib/content';
import { draftEntries } from '@/lib/search/entries';
import { searchOf } from './site';

const { ask, firstPlaces } = searchOf(content);

const titles = (question: string) => ask(question).found.map(({ title }) => title);

/** Entries with a unique title that are not parts of a page, as only a page’s best hit is shown. */
const entries = draftEntries(content).filter(
  ({ title, isPart }, _, all) => !isPart && all.filter((one) => one.title === title).length === 1,
);

describe('different spellings', () => {
  const [event] = content.events;
  if (!event) throw new Error('no event to look for');

  test('an unfinished word finds its completions', () => {
    for (const part of [5, 6, 7]) expect(titles(event.title.slice(0, part))).toContain(event.title);
  });

  test('reports the words that replaced a typo or a rare word', () => {
    expect(ask('Vulkann').instead).toEqual(['Vulkan']);
    expect(ask('Vulkane').instead).toEqual([]);
    expect(ask('Zebra').instead).toEqual(['Tier']);
  });
});

describe('a query', () => {
  test('about the price is answered with the four prices', () => {
    const { answer } = ask('Was kostet das Abo?');
    expect(answer?.rows?.map(({ href }) => href)).toEqual(
      ['trial', 'gift', 'year', 'class'].map((id) => `/subscription/${id}/`),
    );
    for (const { price } of content.plans) {
      expect(answer?.rows?.some((row) => row.value.includes(price.amount.text))).toBe(true);
    }
  });

  test('about the price of something else is not', () => {
    for (const { title } of content.books) expect(ask(`Was kostet ${title}?`).answer?.rows).toBeUndefined();
  });

  test('with an answer in content gets it, and its link is not repeated as a hit', () => {
    for (const { ask: words, and = [''], title, link } of content.searchWords.answers) {
      for (const question of words.flatMap((word) => and.map((other) => `${word} ${other}`.trim()))) {
        const { answer, found } = ask(question);
        expect([question, answer?.title]).toEqual([question, title]);
        expect(found.map(({ path }) => path)).not.toContain(link.href);
      }
    }
  });

  test('that parents ask often gets its full answer', () => {
    for (const { question, answer } of content.faq) {
      expect(ask(question).answer).toMatchObject({ title: question, text: answer });
    }
  });

  test('for a difficult word is answered from the dictionary', () => {
    for (const { word, explanation } of content.glossary) {
      expect([word, ask(`Was bedeutet ${word}?`).answer?.text ?? ask(word).answer?.text]).toEqual([word, explanation]);
    }
  });
});

test('an answer does not hide the hits below it (R-FIND-5)', () => {
  const hidden = content.glossary.filter(({ word }) => {
    const term = stem(word);
    const { answer, found } = ask(word);
    const article = content.articles.find(({ title }) => wordsOf(title).map(stem).includes(term));
    return answer && article && !found.some(({ title }) => title === article.title);
  });
  expect(hidden.map(({ word }) => word)).toEqual([]);
});

test('a sad child finds helplines first, then the page for parents', () => {
  const [help] = content.searchWords.answers.filter(({ helplines }) => helplines);
  for (const word of help?.ask ?? []) {
    const { answer, found } = ask(word);
    expect(answer?.rows?.map(({ href }) => href)).toEqual(content.parents.help.lines.map(({ call }) => call));
    expect(found[0]?.path.startsWith(help?.next ?? '-')).toBe(true);
  }
  expect(help?.ask.length).toBeGreaterThan(0);
});

describe('without a match', () => {
  test('an unknown word finds nothing, and neither does an empty query', () => {
    for (const question of ['xyzzyq', '', '   ', '?!', '🙂']) expect(ask(question)).toMatchObject({ found: [] });
  });

  test('an unknown word is returned as typed', () => {
    expect(ask(`${content.books[0]?.title} Jökullß`).missed).toEqual(['Jökullß']);
  });

  test('similar words are suggested', () => {
    const [book] = content.books.map(({ title }) => wordsOf(title).find(({ length }) => length > 8)).filter(Boolean);
    const [start, end] = [book?.slice(0, -4), book?.slice(-3)];
    expect(ask(`${start}xq${end}zz`).similar).toContain(book);
  });

  test('a query mostly about something else finds nothing by its minor part', () => {
    expect(ask('Bitcoin Kurs Dollar Börse').found).toEqual([]);
  });
});

test('the title of each entry finds it first', () => {
  const lost = entries.filter(({ title, path }) => firstPlaces(title, 1)[0] !== path);
  expect(lost.map(({ title, path }) => `${title} (${path}): ${firstPlaces(title, 1)[0]}`)).toEqual([]);
});

/** General terms that replace a rare word, which is no typo: 'Hase' is replaced by 'Tier', not corrected to 'Hause'. */
const general = new Set(content.searchWords.general.map(({ word }) => word));

/** A word with one letter missing, doubled, wrong or swapped with the next. */
const mistyped = (word: string, place: number, kind: number, letter: string) => {
  const at = place % (word.length - 1);
  const wrong = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ];
  return wrong[kind % wrong.length] ?? word;
};

test('a title is found despite a typo', () => {
  const typo = fc.record({
    entry: fc.constantFrom(...entries),
    word: fc.nat(),
    place: fc.nat(),
    kind: fc.nat(3),
    letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzäöü'),
  });
  fc.assert(
    fc.property(typo, ({ entry, word, place, kind, letter }) => {
      const long = wordsOf(entry.title).filter((one) => one.length >= 5 && !isIgnored(fold(one)));
      fc.pre(long.length > 0);
      const meant = long[word % long.length] ?? '';
      const typed = mistyped(meant, place, kind, letter);
      // 'aertrag' is read as 'ärtrag', which is two letters away from 'Vertrag'.
      fc.pre(fold(typed).length === typed.length || fold(meant).length < meant.length);
      const asked = entry.title.replace(meant, typed);
      const { instead, found } = ask(typed);
      const [corrected = ''] = instead;
      // 'Mama' is a word, not a typo of 'Magma', and so is 'Vortrag' beside 'Vertrag'.
      if (general.has(corrected) || (!corrected && (long.length === 1 || found.length > 0))) return;
      expect(firstPlaces(asked, 100)).toContain(entry.path);
      // The word alone finds it too, unless the typo is, or is nearer to, another word.
      if (stem(corrected) === stem(meant)) expect(firstPlaces(typed, 300)).toContain(entry.path);
    }),
    { numRuns: 200 },
  );
});

test('any text can be searched', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const { found, answer } = ask(text);
      expect(found.length > 0 || answer ? askedWords(text).length : 1).toBeGreaterThan(0);
    }),
  ));

test.each([
  ['one word of 10,000 letters', 'wolke'.repeat(2000)],
  ['10,000 letters in words', 'wolke '.repeat(1700)],
  ['10,000 different words', Array.from({ length: 1500 }, (_, place) => `wort${place}`).join(' ')],
])('%s are cut to their first 200 characters', (_what, text) => {
  expect(ask(text)).toEqual(ask(text.slice(0, 200)));
});

test('the three best hits come first, the others in groups, and none is lost', () => {
  const { found } = ask('Zoo');
  const { best, groups } = grouped(found);
  expect(best).toEqual(found.slice(0, 3));
  expect(best.length + groups.flatMap(({ items }) => items).length).toBe(found.length);
});
