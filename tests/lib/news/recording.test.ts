import type { Article, Recording } from 'content/kinds';
import { parseMoment } from 'content/values/moments';
import { content } from '@/lib/content';
import { headingsIn } from '@/lib/news/blocks';
import { chaptersOf, spokenIn } from '@/lib/news/recording';

const told = content.articles.find(({ audio }) => audio) as Article;
const [recording] = told.audio as [Recording];
const at = (seconds: number) => ({ text: '', seconds });

test('a recording with time marks has a chapter for each heading and one for the start', () => {
  const all = { ...recording, marks: spokenIn(told.content).map((_, nth) => at(nth)) };
  const chapters = chaptersOf(all, told.content);
  expect(chapters.map(({ title }) => title)).toEqual(['Anfang', ...headingsIn(told.content)]);
  for (const { title, at: seconds } of chapters.slice(1)) expect(spokenIn(told.content)[seconds]).toBe(title);
});

test('without time marks the chapters are those timed by an editor', () => {
  const timed = { ...recording, marks: undefined, chapters: [at(12)] };
  expect(chaptersOf(timed, told.content)).toEqual([
    { title: 'Anfang', at: 0 },
    { title: headingsIn(told.content)[0], at: 12 },
  ]);
  expect(chaptersOf({ ...timed, chapters: undefined }, told.content)).toEqual([]);
});

test.each([
  ['1:05', 65],
  ['0:12,5', 12.5],
  ['12:00.9', 720.9],
])('accepts the time %s', (text, seconds) => expect(parseMoment(text)).toMatchObject({ seconds }));

test.each(['65', '1:65', '1:5', '0:00,55', '-1:00', ''])('refuses the time “%s”', (text) =>
  expect(parseMoment(text)).toHaveProperty('expected'),
);
