import { content } from '@/lib/content';
import type { Debate } from '@/lib/content/kinds';
import { debatePath, PATHS } from '@/lib/pages/paths';
import { searchOf } from './site';

const [debate] = content.debates as [Debate];
const { firstPlaces } = searchOf(content);

test('a debate is found by its question', () => expect(firstPlaces(debate.title)).toContain(debatePath(debate.slug)));
test('whoever wants to debate finds the list', () => expect(firstPlaces('Streitfrage')).toContain(PATHS.debates));
