import type { AskedQuestion, Debate } from 'content/kinds';
import { content } from '@/lib/content';
import { debatePath, PATHS, questionPath } from '@/lib/paths';
import { searchOf } from './site';

const [debate] = content.debates as [Debate];
const [asked] = content.questions as [AskedQuestion];
const { firstPlaces } = searchOf(content);

test('a debate is found by its question (R-DEB-6)', () =>
  expect(firstPlaces(debate.title)).toContain(debatePath(debate.slug)));
test('a search for debates finds their list', () => expect(firstPlaces('Streitfrage')).toContain(PATHS.debates));
test('a question is found by its words (R-QUE-5)', () =>
  expect(firstPlaces(asked.question)).toContain(questionPath(asked.slug)));
