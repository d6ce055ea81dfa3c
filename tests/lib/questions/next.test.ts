import type { AskedQuestion } from '@/lib/content/kinds';
import { nextQuestions } from '@/lib/questions/next';

test('the next questions of each lead through all of them (R-QUE-2)', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug }) as AskedQuestion);
  const next = (at: number) => nextQuestions(all, all[at] as AskedQuestion).map(({ slug }) => slug);
  expect(next(0)).toEqual(['b', 'c', 'd']);
  expect(next(3)).toEqual(['e', 'a', 'b']);
  expect(nextQuestions(all.slice(0, 1), all[0] as AskedQuestion)).toEqual([]);
});
