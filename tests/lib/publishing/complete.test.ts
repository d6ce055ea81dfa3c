import { content } from '@/lib/content';
import { built } from '@/tests/built-content';
import { SPEC_TEXTS } from '@/tests/spec-texts';

test('content has the quoted texts of the specification word for word', () => {
  const { hero, benefits, events } = built.landing;
  expect(hero.tagline).toBe(SPEC_TEXTS.tagline);
  expect(benefits.cards.map(({ title }) => title)).toEqual(SPEC_TEXTS.benefits);
  expect(events.empty.title).toBe(SPEC_TEXTS.noEvents);
  expect(events.empty.text).toBe(SPEC_TEXTS.noEventsWhy);
  expect(events.emptyDay).toMatchObject({ title: SPEC_TEXTS.noEventsThatDay, text: SPEC_TEXTS.anotherDay });
});

test('the fixtures have each optional field at least once present and once missing', () => {
  const optional = {
    events: [
      'example',
      'fullAddress',
      'district',
      'description',
      'ageRecommendation',
      'admission',
      'moreInfoLink',
      'directions',
    ],
    books: ['coverOverride'],
    games: ['duration'],
  } as const;
  for (const [kind, fields] of Object.entries(optional)) {
    const entries = content[kind as keyof typeof optional] as readonly object[];
    for (const field of fields) {
      const used = entries.map((entry) => field in entry);
      expect([kind, field, new Set(used).size]).toEqual([kind, field, 2]);
    }
  }
});
