import type { Issue, Piece as PieceOf } from 'content/kinds';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { Piece } from '@/components/issue/piece';
import { content } from '@/lib/content';
import { debatePath, questionPath } from '@/lib/paths';

const issue = content.issues.find(({ open }) => open) as Issue;
const named = issue.pages.flatMap(({ pieces }) => pieces);
const one = (type: PieceOf['type']) => {
  const piece = named.find((entry) => entry.type === type) as PieceOf;
  return parse(renderToStaticMarkup(<Piece piece={piece} issue={issue} page={2} index={0} />));
};
const [debate] = content.printed.debates;
const [question] = content.printed.questions;
const textOf = (html: ReturnType<typeof one>) => html.textContent.replaceAll('\u00ad', '');

test('shows both sides of a debate and links to its page', () => {
  const html = one('debate');
  for (const side of [debate?.pro, debate?.contra])
    for (const said of [side?.heading, ...(side?.reasons ?? [])]) expect(textOf(html)).toContain(said);
  expect(html.querySelector(`a[href="${debatePath(debate?.slug ?? '')}"]`)).not.toBeNull();
});

test('does not link to unpublished debates and questions (R-ISS-22)', () => {
  const { debates, questions } = content;
  content.debates = [];
  content.questions = [];
  const links = [one('debate'), one('question')].flatMap((html) =>
    html.querySelectorAll('a').map((link) => link.getAttribute('href')),
  );
  content.debates = debates;
  content.questions = questions;
  expect(links).toEqual([]);
  expect(one('question').querySelector('a')?.getAttribute('href')).toBe(questionPath(question?.slug ?? ''));
});

test('shows jokes in the order of the issue (R-ISS-22)', () => {
  const jokes = content.lastPage.jokes.slice(0, 3).toReversed();
  const ids = jokes.map(({ id }) => id);
  const html = parse(renderToStaticMarkup(<Piece piece={{ type: 'jokes', ids }} issue={issue} page={2} index={0} />));
  expect(html.querySelectorAll('.joke > p').map(({ textContent }) => textContent)).toEqual(
    jokes.map(({ question }) => question),
  );
});

test('marks invented short items only (R-NEWS-18)', () => {
  const marks = one('briefs')
    .querySelectorAll('.where')
    .map(({ textContent }) => /Beispiel/.test(textContent));
  expect(marks).toEqual([false, true, true]);
});

test('shows how many years ago an anniversary was', () =>
  expect(textOf(one('anniversary'))).toMatch(/Vor 167\u00a0Jahren, am 24\.\u00a0November 1859/));
