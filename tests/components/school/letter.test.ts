import { letterText } from '@/components/school/letter';
import { content } from '@/lib/content';

test('the letter is copied with all its parts, separated by blank lines', () => {
  const { letter } = content.school;
  const text = letterText(letter);
  expect(text.split('\n\n')).toEqual(expect.arrayContaining([letter.greeting, ...letter.paragraphs, letter.slip]));
});
