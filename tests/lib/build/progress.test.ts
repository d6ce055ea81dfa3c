import { said } from '@/lib/build/progress';

const part = (name: string, seconds: number, done: number, all: number) => ({ name, seconds, done, all });

test('whoever waits reads what is done, what is under way and how long it still takes', () =>
  expect(said([part('Bilder', 50, 5, 10), part('Seiten', 50, 0, 0)], 20)).toBe(
    '25 % · Bilder 5 von 10 · noch etwa 60 s',
  ));

test('a part that is ready is named no more, one that cannot be counted has no figures', () =>
  expect(said([part('Bilder', 50, 10, 10), part('Übersetzen', 50, 0, 1)], 30)).toBe(
    '50 % · Übersetzen · noch etwa 30 s',
  ));

test('nothing is guessed before enough is done', () =>
  expect(said([part('Bilder', 100, 1, 100)], 1)).toBe('1 % · Bilder 1 von 100'));
