import { readFileSync } from 'node:fs';
import { jsonSchemas } from '@/lib/content/json-schema';
import { PLAN_IDS } from '@/lib/content/kinds';
import { readContent } from '@/lib/content/read';
import { gameType } from '@/lib/content/schema/game';

const { content } = readContent('content');
if (!content) throw new Error('content/ has faults');

const words = (texts: string[]) => texts.join(' ').split(/\s+/).length;

test('there are eight events between December 2026 and June 2027, one of them a range', () => {
  expect(content.events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(content.events.map(({ date }) => date.text)).toContain('12. & 13. Dezember 2026');
});

test('32 books and 18 games of all nine types, from 14,99 € to 42,99 €', () => {
  expect(content.books.map(({ id }) => id)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  expect(content.games.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  expect(new Set(content.games.map(({ type }) => type))).toEqual(new Set(gameType.options));
  const prices = content.games.map(({ price }) => price.cents);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([1499, 4299]);
  expect(content.books.filter(({ coverOverride }) => coverOverride).map(({ id }) => id)).toEqual([10, 17]);
});

test('every teaser and world item has an article of 400 to 700 words, with a quiz', () => {
  const slugs = [...content.news.teaser, ...content.news.world];
  expect(new Set(slugs).size).toBe(10);
  for (const slug of slugs) {
    const article = content.articles.find((candidate) => candidate.slug === slug);
    const texts = article?.content.flatMap((block) => ('text' in block ? [block.text] : [])) ?? [];
    expect([slug, words(texts)]).toEqual([slug, expect.any(Number)]);
    expect(words(texts)).toBeGreaterThanOrEqual(400);
    expect(words(texts)).toBeLessThanOrEqual(700);
  }
  const kinds = new Set(content.articles.flatMap(({ content: blocks }) => blocks.map(({ type }) => type)));
  expect(kinds).toEqual(new Set(['paragraph', 'heading', 'image', 'highlight', 'conclusion']));
});

test('the four plans, the eight benefits in order, ten questions', () => {
  expect(content.plans.map(({ id }) => id).sort()).toEqual([...PLAN_IDS].sort());
  expect(content.landing.benefits.cards.map(({ title }) => title)).toEqual([
    'Altersgerechte Inhalte',
    'Lesekompetenz fördern',
    'Wissen erweitern',
    'Weltverstehen',
    'Kreativität & Spaß',
    'Gesprächsanlässe',
    'Medienkompetenz',
    'Werte vermitteln',
  ]);
  expect(content.faq).toHaveLength(10);
});

test("the editors' JSON Schemas are up to date (npm run content:schema)", () => {
  for (const [name, text] of Object.entries(jsonSchemas())) {
    expect(readFileSync(`content/schema/${name}`, 'utf8')).toBe(text);
  }
});
