import { nextIn } from '@/lib/next-in';

const all = ['a', 'b', 'c', 'd', 'e'];

test.each([
  ['a', ['b', 'c', 'd']],
  ['d', ['e', 'a', 'b']],
])('what follows %s leads through all of a list (R-QUE-2, R-LAST-5)', (one, next) =>
  expect(nextIn(all, one, 3)).toEqual(next),
);

test('a list of one leads nowhere', () => expect(nextIn(['a'], 'a', 3)).toEqual([]));
