import type { Debate } from 'content/kinds';
import { renderToStaticMarkup } from 'react-dom/server';
import { DebateView } from '@/components/debates/debate-view';
import { content } from '@/lib/content';
import { ballotFile } from '@/lib/paths';

const debates = content.debates as [Debate, Debate];
const [debate, other] = debates;
const html = (shown: Debate) => renderToStaticMarkup(<DebateView debate={shown} others={[]} />);

test('shows three reasons for each side and the facts with their sources (R-DEB-1)', () => {
  const page = html(debate);
  for (const { heading, reasons } of [debate.pro, debate.contra])
    for (const text of [heading, ...reasons]) expect(page).toContain(text);
  for (const { source } of debate.facts) expect(page).toContain(source.title);
  expect(page).toContain(ballotFile(debate.slug));
});

test('shows the class results only once a class has voted (R-DEB-5)', () => {
  const [told] = debates.filter(({ classes }) => classes);
  expect(html(told as Debate)).toContain('So haben Klassen entschieden');
  expect(html({ ...other, classes: undefined } as Debate)).not.toContain('So haben Klassen entschieden');
});
