import { progressLine } from '@/lib/build/progress';

const part = (name: string, seconds: number, done: number, all: number) => ({
  name,
  seconds,
  done,
  all,
  share: all && done / all,
});

test('shows what is done, what is running and the time left', () =>
  expect(progressLine([part('Bilder', 50, 5, 10), part('Seiten', 50, 0, 0)], 20)).toBe(
    '25 % · Bilder 5 of 10 · about 60 s',
  ));

test('omits finished parts, and counts of parts that have none', () =>
  expect(progressLine([part('Bilder', 50, 10, 10), part('Übersetzen', 50, 0, 1)], 30)).toBe(
    '50 % · Übersetzen · about 30 s',
  ));

test('estimates no time before enough is done', () =>
  expect(progressLine([part('Bilder', 100, 1, 100)], 1)).toBe('1 % · Bilder 1 of 100'));

test('weighs jobs that take longer', () =>
  expect(progressLine([{ ...part('Bilder', 100, 1, 100), share: 0.5 }], 40)).toBe(
    '50 % · Bilder 1 of 100 · about 40 s',
  ));
