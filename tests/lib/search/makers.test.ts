import { makersAsked } from '@/lib/search/makers';
import { askedWords } from '@/lib/search/words';

test.each([
  ['Wer schreibt die Zeitung?', ['redaktion', 'zeitung']],
  ['wer hat die artikel geschrieben', ['redaktion', 'artikel']],
  ['Wer macht die Arbeitsblätter?', ['redaktion', 'arbeitsblatter']],
])('„%s“ asks for the people who make it', (question, words) => expect(askedWords(question)).toEqual(words));

test.each([
  ['was macht eine eule'],
  ['wie schreibt man einen brief'],
  ['wer war galileo'],
  ['schwer schreibt es sich'],
])('„%s“ asks for no people who make it', (question) => expect(makersAsked(question)).toBe(question));
