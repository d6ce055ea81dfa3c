import { render, screen } from '@testing-library/react';
import type { Article } from 'content/kinds';
import { Corrections } from '@/components/news/corrections';
import { content } from '@/lib/content';
import { articlePath } from '@/lib/paths';
import { corrected } from '../../lib/news/corrected';

const [first, second] = content.articles as [Article, Article];
const { entry } = corrected(first);
const { list } = content.parents.newsroom.corrections;

beforeEach(() => list.unshift(entry));
afterEach(() => list.shift());

test('a reader of a corrected article sees what was wrong, what is right, and since when, others nothing (R-NEWS-22)', () => {
  const { unmount } = render(<Corrections path={articlePath(first.slug)} />);
  const note = screen.getByRole('note');
  for (const text of [entry.before, entry.after, entry.date.text]) expect(note.textContent).toContain(text);
  unmount();
  const { container } = render(<Corrections path={articlePath(second.slug)} />);
  expect(container).toBeEmptyDOMElement();
});
