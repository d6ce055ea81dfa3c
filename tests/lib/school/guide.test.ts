import type { Worksheet } from 'content/kinds';
import { guideOf, minutesOf } from '@/lib/school/guide';
import { content } from '@/tests/fixtures/content';

const [worksheet] = content.worksheets as [Worksheet];

test.each([15, 20, 30, 40, 45, 60, 90])('the steps of a lesson of %d minutes add up to it (R-SCH-6)', (minutes) => {
  const parts = minutesOf([10, 25, 35, 20, 10], minutes);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(minutes);
  expect(Math.min(...parts)).toBeGreaterThan(0);
});

test('a teacher sees both texts with classes, length and steps (R-SCH-6)', () => {
  const { levels, trains, steps } = guideOf(content, worksheet);
  expect(levels.map(({ classes, subject }) => [classes, subject])).toEqual([
    ['Klasse 5 und 6', worksheet.subject],
    ['Klasse 2 bis 4', worksheet.simple?.subject],
  ]);
  for (const { words } of levels) expect(words).toBeGreaterThan(50);
  expect(trains).toEqual(worksheet.trains);
  expect(steps.map(({ title }) => title)).toEqual(content.lists.worksheets.guide.steps.map(({ title }) => title));
});
