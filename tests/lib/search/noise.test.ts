import { KINDS } from 'content/puzzle-kinds';
import { today } from 'german/dates/day';
import { fold } from 'search/fold';
import { stem, wordsOf } from 'search/words';
import { PATHS } from '@/lib/paths';
import { draftEntries } from '@/lib/search/entries';
import { built } from '@/tests/built-content';
import { searchOf } from './site';

const { ask, firstPlaces } = searchOf(built);

const written = new Set(
  draftEntries(built, today())
    .flatMap(({ title, text, note, keywords = '', aside = '' }) =>
      wordsOf([title, text, note, keywords, aside].join(' ')),
    )
    .map(fold),
);
/** A question about none of the site's words; new content may bring one. */
const isElsewhere = (question: string) => !wordsOf(question).some((word) => written.has(fold(word)));

const ELSEWHERE = [
  'hallo', 'danke', 'Harry Potter', '3D', '3-D', 'Minecraft', 'Pokémon', 'Fortnite', 'Roblox', 'Lego', 'YouTube',
  'TikTok', 'WhatsApp', 'ChatGPT', 'Taylor Swift', 'Messi', 'Ronaldo', 'Trump', 'Einhorn', 'Prinzessin', 'Halloween',
  'Slime', 'Tsunami', 'Corona', 'asdf', 'qwertz', 'blabla', 'aaaa', 'ok', 'x', 'Praktikum', 'Job',
]; // biome-ignore format: a list

test.each(ELSEWHERE.filter(isElsewhere))('%s, which is nowhere on the site, finds nothing', (question) => {
  expect(ask(question)).toMatchObject({ found: [], answer: undefined });
});

test('only the asked word, its forms and its compounds are marked, or what the page says it searched instead', () => {
  const questions = built.searchWords.same.flat().filter((word) => /^\p{L}{4,}$/u.test(word));
  const strange = questions.flatMap((question) => {
    const { found, instead } = ask(question);
    const asked = [question, ...instead].flatMap((word) => [stem(word), fold(word)]);
    return found
      .flatMap(({ marked }) => marked)
      .filter((word) => !asked.some((one) => word.includes(one) || one.includes(stem(word))))
      .map((word) => `${question}: ${word}`);
  });
  expect([...new Set(strange)]).toEqual([]);
});

test('a kind of puzzle leads to the newest one before the overview (R-FIND-1)', () => {
  for (const { name, segment } of Object.values(KINDS)) {
    const places = firstPlaces(name, 10);
    const own = places.findIndex((path) => path.startsWith(PATHS.puzzles) && path.endsWith(`/${segment}/`));
    const overview = places.indexOf(PATHS.puzzles);
    expect([name, own >= 0 && (overview < 0 || own < overview)]).toEqual([name, true]);
  }
});

test.each([
  ['T.rex', 'T. rex', 't rex', 'T-Rex', 'TRex'],
  ['E-Paper', 'E Paper', 'EPaper'],
])('%s is found in every spelling', (spelling, ...others) => {
  const paths = (question: string) => ask(question).found.map(({ path }) => path);
  expect(paths(spelling).length + Number(ask(spelling).answer !== undefined)).toBeGreaterThan(0);
  for (const other of others) expect(paths(other)).toEqual(paths(spelling));
});
