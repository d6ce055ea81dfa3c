import { render, screen, within } from '@testing-library/react';
import type { Experiment } from 'content/kinds';
import { ExperimentView } from '@/components/last-page/experiment-view';
import { content } from '@/lib/content';
import { experimentPath } from '@/lib/paths';

const [experiment] = content.experiments as [Experiment];
const { others: heading } = content.lists.lastPage.experiments;

test('a child who is done finds the next experiments; without any there is no heading for them (R-LAST-5)', () => {
  const next = { ...experiment, slug: 'zweites', title: 'Das zweite Experiment' };
  const { rerender } = render(<ExperimentView experiment={experiment} others={[next]} />);
  const link = within(screen.getByRole('region', { name: heading })).getByRole('link', { name: next.title });
  expect(link).toHaveAttribute('href', experimentPath(next.slug));
  rerender(<ExperimentView experiment={experiment} others={[]} />);
  expect(screen.queryByRole('heading', { name: heading })).toBeNull();
});
