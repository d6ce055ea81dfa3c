import { answersTo } from '@/lib/debates/store';

test('invalid stored answers are ignored', () => {
  expect(answersTo('{"zoo":{"before":"yes"}}', 'zoo')).toEqual({ before: 'yes' });
  for (const strange of [null, '', '{', '7', '[]', '{"zoo":3}', '{"zoo":{"before":"vielleicht"}}'])
    expect(answersTo(strange, 'zoo')).toEqual({});
});
