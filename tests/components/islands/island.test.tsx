import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { hydrator } from '@/components/islands/hydrate';
import { Island } from '@/components/islands/island';
import { renderer } from '@/components/islands/render';
import { serializeProps } from '@/components/islands/slots';
import { islandPlaceholder } from '@/components/islands/stand-in';
import { captureEarlyInput } from '@/lib/hydrate/hold';

captureEarlyInput();
afterEach(() => jest.restoreAllMocks());

const read = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

/** Puts an island’s exported markup into the page and hydrates it. */
async function live<P extends object>(Component: (props: P) => ReactNode, props: P, html: string) {
  const island = read(`<island-root data-island="A">${html}</island-root>`);
  const told = jest.fn();
  hydrator(Component)(
    island,
    { prefix: 'i0-', props: serializeProps(props).json, shown: [0, 1] },
    { live: told, rebuilt: () => {} },
  );
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  return island;
}

describe('the props of an island', () => {
  test('are serialized as JSON with nodes as slots; undefined is left out', () => {
    const { json, nodes } = serializeProps({
      items: [{ id: 1, node: <b>A</b> }],
      children: [<i key="1" />, 'x'],
      none: undefined,
    });
    expect(json).toEqual({ items: [{ id: 1, node: { $slot: 0 } }], children: { $slot: 1 } });
    expect(nodes).toHaveLength(2);
  });

  test.each([
    ['a function', { items: [{ press: () => {} }] }, 'props.items[0].press is not JSON'],
    ['a date', { day: new Date(0) }, 'props.day is not JSON'],
    ['not a number', { count: Number.NaN }, 'props.count is not JSON'],
  ])('are refused with the path of the value if it is %s', (_, props, said) =>
    expect(() => serializeProps(props)).toThrow(said),
  );
});

test('the export writes an island as name, props and nodes', () => {
  const { container } = render(
    <Island
      of={islandPlaceholder('Quiz') as never}
      hydrate="visible"
      now="?q"
      props={{ title: '</script>', node: <b>A</b> }}
    />,
  );
  const island = container.querySelector('island-root') as HTMLElement;
  expect(island.dataset).toMatchObject({ island: 'Quiz', hydrate: 'visible', now: '?q' });
  expect(island.querySelector('script')?.innerHTML).not.toContain('</script>');
  expect(JSON.parse(island.querySelector('script')?.textContent ?? '')).toEqual({
    title: '</script>',
    node: { $slot: 0 },
  });
  expect(island.querySelectorAll('template')).toHaveLength(1);
});

test('in development an island renders directly and reacts at once', async () => {
  const Counter = ({ label }: { label: ReactNode }) => {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {label} <span>{count}</span>
      </button>
    );
  };
  render(<Island of={Counter} props={{ label: <b>Treffer</b> }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Treffer 0' }));
  expect(screen.getByRole('button', { name: 'Treffer 1' })).toBeVisible();
});

test('rendering an island without Island stops the build and names it', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const Quiz: ComponentType = islandPlaceholder('Quiz') as unknown as ComponentType;
  expect(() => render(<Quiz />)).toThrow('Quiz is an island outside <Island of={Quiz}>.');
});

test.each([
  [
    'throws',
    () => {
      throw new Error('Cannot read x');
    },
    'Cannot read x',
  ],
  ['React complains of', () => <p>{createElement('b', { class: 'x' })}</p>, 'Invalid DOM property `class`'],
])('an island that %s during rendering stops the build with the reason', (_, Broken, said) => {
  expect(() => renderer({ Broken })('Broken', {}, 'i0-')).toThrow(said);
});

test('a card that a filter removed comes back unchanged', async () => {
  const List = ({ items }: { items: { id: number; node: ReactNode }[] }) => {
    const [all, setAll] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setAll(!all)}>
          Filter
        </button>
        {items
          .filter(({ id }) => all || id > 1)
          .map(({ id, node }) => (
            <article key={id}>{node}</article>
          ))}
      </>
    );
  };
  const items = [1, 2].map((id) => ({ id, node: <h3>{`Buch ${id}`}</h3> }));
  const html = [1, 2].map((id) => `<article><island-slot><h3>Buch ${id}</h3></island-slot></article>`);
  await live(List, { items }, `<button type="button">Filter</button>${html.join('')}`);
  const filter = screen.getByRole('button', { name: 'Filter' });
  await userEvent.click(filter);
  expect(screen.queryByRole('heading', { name: 'Buch 1' })).toBeNull();
  await userEvent.click(filter);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Buch 1', 'Buch 2']);
});

test('an error replaces the island only, and a retry restores what was typed (R-FLT-4)', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let breaks = false;
  const Form = () => {
    const [, draw] = useState(0);
    if (breaks) throw new Error('Cannot read x');
    return (
      <>
        <input name="firstName" aria-label="Vorname" />
        <button
          type="button"
          onClick={() => {
            breaks = true;
            draw(1);
          }}
        >
          Weiter
        </button>
      </>
    );
  };
  const html = '<input name="firstName" aria-label="Vorname"><button type="button">Weiter</button>';
  const island = await live(Form, {}, html);
  island.insertAdjacentHTML('afterend', '<p>Der Rest der Seite</p>');
  await userEvent.type(screen.getByRole('textbox', { name: 'Vorname' }), 'Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('alert')).toHaveTextContent('Cannot read x');
  expect(screen.getByText('Der Rest der Seite')).toBeVisible();
  breaks = false;
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
  expect(screen.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Anna');
});
