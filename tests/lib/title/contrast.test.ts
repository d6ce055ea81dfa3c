import { type Title, titleSchema } from 'content/schema/title';
import { contrast, faintPairs } from '@/lib/title/contrast';
import { themesOf } from '@/lib/title/themes';
import { built } from '@/tests/built-content';
import { content } from '@/tests/fixtures/content';

/** Blends a transparent colour over an opaque one: over('rgb(26 20 51 / 82%)', '#FFFFFF') → '#434052' */
function over(colour: string, surface: string): string {
  const [r = 0, g = 0, b = 0, part = 100] = (colour.match(/\d+/g) ?? []).map(Number);
  const below = [1, 3, 5].map((at) => Number.parseInt(surface.slice(at, at + 2), 16));
  const mixed = [r, g, b].map((value, at) => Math.round((value * part + (below[at] ?? 0) * (100 - part)) / 100));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

describe.each([
  ['today’s title', built.title],
  ['the fixtures', content.title],
])('in the colours of %s', (_, title) => {
  const { DAY, NIGHT } = themesOf(title);

  test('text, edges, icons and syllables have their contrast in every theme (R-LOOK-1, R-DARK-2)', () =>
    expect(faintPairs(title)).toEqual([]));

  test.each([
    ['by day', DAY, '#000000'],
    ['at night', NIGHT, '#FFFFFF'],
  ])('the masthead is readable over any background %s', (_when, { alpha, color }, worst) => {
    expect(contrast(color.ink, over(alpha.glass, worst))).toBeGreaterThanOrEqual(7);
  });
});

const told = (title: Title) => faintPairs(title).map(({ path }) => path.join('.'));
const PALE = '#FAF5F0';

test.each([
  ['text by day', { palette: { ...content.title.palette, ink: PALE } }, 'palette.ink'],
  ['quiet text by day', { palette: { ...content.title.palette, soft: PALE } }, 'palette.soft'],
  ['text at night', { night: { ...content.title.night, ink: '#302850' } }, 'night.ink'],
  ['an edge at night', { night: { ...content.title.night, edge: '#302850' } }, 'night.edge'],
  ['a syllable at night', { syllables: { ...content.title.syllables, redAtNight: '#7F2710' } }, 'syllables.redAtNight'],
  ['a link in high contrast', { contrast: { ...content.title.contrast, violetDeep: PALE } }, 'contrast.violetDeep'],
])('the content check names the colour of %s if it is too faint', (_, change, field) => {
  expect(told({ ...content.title, ...change })).toContain(field);
});

test('a fault names the surface, its colour and the theme', () => {
  const nightTints = { ...content.title.nightTints, mint: '#F0FFF8' };
  expect(faintPairs({ ...content.title, nightTints }).map(({ expected }) => expected)).toContainEqual(
    expect.stringMatching(
      /^ein Kontrast von mindestens 4,5 : 1 zu nightTints\.mint \(#F0FFF8\) auf dunklem Grund; jetzt sind es 1,\d+ : 1$/,
    ),
  );
});

test('a value that is not a colour is refused in German', () => {
  const { error } = titleSchema.safeParse({ ...content.title, palette: { ...content.title.palette, ink: 'violett' } });
  expect(error?.issues.map(({ message }) => message)).toEqual(['eine Farbe wie #2A1F55']);
});
