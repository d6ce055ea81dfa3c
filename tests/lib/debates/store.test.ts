import { ownIn } from '@/lib/debates/store';

test('invalid stored answers are ignored', () => {
  expect(ownIn('{"zoo":{"before":"yes"}}', 'zoo')).toEqual({ before: 'yes' });
  for (const strange of [null, '', '{', '7', '[]', '{"zoo":3}', '{"zoo":{"before":"vielleicht"}}'])
    expect(ownIn(strange, 'zoo')).toEqual({});
});
