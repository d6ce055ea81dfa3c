import { askedWords, makersAsked } from '../words';

test.each([
  ['Wer schreibt die Zeitung?', ['redaktion', 'zeitung']],
  ['wer hat die artikel geschrieben', ['redaktion', 'artikel']],
  ['Wer macht die Arbeitsblätter?', ['redaktion', 'arbeitsblatter']],
])('„%s“ asks for the makers', (question, words) => expect(askedWords(question)).toEqual(words));

test.each([
  ['was macht eine eule'],
  ['wie schreibt man einen brief'],
  ['wer war galileo'],
  ['schwer schreibt es sich'],
])('„%s“ does not ask for the makers', (question) => expect(makersAsked(question)).toBe(question));
