import { progressLine } from '@/lib/build/progress';

const part = (name: string, seconds: number, done: number, all: number) => ({
  name,
  seconds,
  done,
  all,
  share: all && done / all,
});

test.each([
  [
    'what is done, what is running and the time left',
    [part('Bilder', 50, 5, 10), part('Seiten', 50, 0, 0)],
    20,
    '25 % · Bilder 5 of 10 · about 60 s',
  ],
  [
    'no finished part, and no count of one',
    [part('Bilder', 50, 10, 10), part('Übersetzen', 50, 0, 1)],
    30,
    '50 % · Übersetzen · about 30 s',
  ],
  ['no time before enough is done', [part('Bilder', 100, 1, 100)], 1, '1 % · Bilder 1 of 100'],
  [
    'jobs by how long they take',
    [{ ...part('Bilder', 100, 1, 100), share: 0.5 }],
    40,
    '50 % · Bilder 1 of 100 · about 40 s',
  ],
])('shows %s', (_, parts, seconds, line) => expect(progressLine(parts, seconds)).toBe(line));
