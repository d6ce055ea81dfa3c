import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ITEMS, list } from '@/components/ui/filter-list.examples';

jest.mock('search/list', () => {
  throw new Error('lost on the way');
});

const search = () => screen.getByRole('searchbox', { name: 'Suche' });
const lost = 'Die Suche konnte nicht geladen werden.';

beforeEach(() => window.history.replaceState(null, '', '/'));

test('if the search fails to load, says so and keeps the text in field and URL; cleared, the list is back, and chips filter', async () => {
  render(list());
  await userEvent.type(search(), 'Zoo');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(lost));
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Nichts gefunden' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  expect(search()).toHaveValue('Zoo');
  await waitFor(() => expect(window.location.search).toBe('?suche=Zoo'));
  await userEvent.clear(search());
  await waitFor(() => expect(screen.queryAllByRole('link')).toHaveLength(ITEMS.length));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ausflüge' }));
  await waitFor(() => expect(screen.queryAllByRole('link')).toHaveLength(2));
});
