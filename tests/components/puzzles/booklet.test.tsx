import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KINDS } from 'content/puzzle-kinds';
import { BookletMaker } from '@/components/puzzles/booklet/booklet.island';
import { bookletCopy } from '@/components/puzzles/booklet/booklet-maker-page';
import { content } from '@/lib/content';
import { ingredientsFile } from '@/lib/puzzles/booklet/ingredients';

const { path, text } = ingredientsFile(content);
const copy = bookletCopy();

/** Without a worker, as in old browsers; every file is fetched as built. */
const fetched = jest.fn(async (_: string) => ({ ok: true, json: async () => JSON.parse(text) }) as Response);

beforeEach(() => {
  fetched.mockClear();
  global.fetch = fetched as unknown as typeof fetch;
  history.replaceState(null, '', '/raetsel/heft/');
});

const open = (query = '') => {
  history.replaceState(null, '', `/raetsel/heft/${query}`);
  return render(<BookletMaker ingredients={path} copy={copy} />);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const ready = () => screen.findByRole('button', { name: 'Heft drucken' });
const sheets = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a child chooses kinds, level and number and gets a title page, sheets and solutions (R-PUZ-60)', async () => {
  open();
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('checkbox', { name: KINDS.maze.name }));
  await userEvent.click(screen.getByRole('radio', { name: 'Knifflig' }));
  await userEvent.click(screen.getByRole('radio', { name: '4 Rätsel' }));
  await press('Heft machen');
  await ready();
  const numbered = [1, 2, 3, 4].map((nth) => `${nth}. ${KINDS.maze.name} Knifflig`);
  expect(sheets()).toEqual([copy.title, ...numbered, copy.solutions]);
  expect(screen.getByText(copy.owner)).toBeVisible();
  const solutions = within(screen.getByRole('region', { name: copy.solutions }));
  expect(solutions.getAllByRole('img')).toHaveLength(4);
  expect(location.search).toMatch(/^\?heft=[a-z0-9]+\.4\.knifflig\.labyrinth$/);
});

test('the URL reproduces the same booklet and the form’s choices', async () => {
  const first = open('?heft=k3f9.4.leicht.sudoku');
  await ready();
  const html = () => document.querySelector('.booklet-pages')?.innerHTML;
  const before = html();
  expect(screen.getByRole('radio', { name: '4 Rätsel' })).toBeChecked();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  first.unmount();
  open('?heft=k3f9.4.leicht.sudoku');
  await ready();
  expect(html()).toBe(before);
});

test('asks for at least one kind, and fetches nothing before a booklet is requested (R-PUZ-60)', async () => {
  open();
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await press('Heft machen');
  expect(screen.getByRole('status')).toHaveTextContent(copy.none);
  expect(fetched).not.toHaveBeenCalled();
  expect(location.search).toBe('');
});

test('cancelling is confirmed, and no booklet appears later (R-PUZ-61)', async () => {
  let arrive = (_: Response) => {};
  fetched.mockImplementationOnce(() => new Promise<Response>((done) => (arrive = done)));
  open();
  await press('Heft machen');
  expect(await screen.findByRole('progressbar')).toHaveAccessibleName(/^0 von \d+ Rätseln/);
  await press('Abbrechen');
  expect(screen.getByRole('status')).toHaveTextContent(copy.stopped);
  arrive({ ok: true, json: async () => JSON.parse(text) } as Response);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(location.search).toBe('');
});

test('cards to cut out explain themselves and have no printed solution (R-PUZ-62)', async () => {
  open('?heft=k3f9.4.leicht.bilderpaare');
  await ready();
  expect(within(screen.getByRole('region', { name: copy.solutions })).queryAllByRole('listitem')).toEqual([]);
  expect(screen.queryByText(copy.how.pairs)).toBeNull();
});

test('reports ingredients that cannot be loaded (R-PUZ-61)', async () => {
  fetched.mockResolvedValueOnce({ ok: false, status: 503 } as Response);
  open('?heft=k3f9.4.leicht');
  expect(await screen.findByText(copy.lost)).toBeVisible();
});
