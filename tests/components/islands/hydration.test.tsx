import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hydrator } from '@/components/islands/hydrate';
import { renderer } from '@/components/islands/render';
import { serializeProps } from '@/components/islands/slots';
import { captureEarlyInput } from '@/lib/hydrate/hold';
import { componentNames, examplesOf } from '@/tests/gallery/examples';
import { THOROUGH } from '@/tests/thorough';

type Shown = { of: ComponentType<object>; props: object };

/** Islands that the examples render. */
const mockShown: Shown[] = [];
jest.mock('@/components/islands/island', () => {
  const { Island } = jest.requireActual('@/components/islands/island');
  return {
    Island: (given: Shown) => {
      mockShown.push(given);
      return <Island {...given} />;
    },
  };
});

/** Daytime runs hydrate each island once, night runs hydrate all its examples. */
const seen = new Set<ComponentType<object>>();

window.matchMedia ??= () => new EventTarget() as MediaQueryList;
captureEarlyInput();
afterEach(() => jest.restoreAllMocks());

/** Renders an island like the export, then hydrates it like the browser. */
async function hydrated({ of, props }: Shown) {
  const { json, nodes } = serializeProps(props);
  const shown: number[] = [];
  const html = renderer({ Shown: of })('Shown', json, 'i7-').replace(/<island-slot data-slot="(\d+)">/g, (_, at) => {
    shown.push(Number(at));
    return `<island-slot><i>${at}</i>`;
  });
  document.body.innerHTML = `<island-root data-island="Shown">${html}</island-root>`;
  const island = document.body.firstElementChild as HTMLElement;
  const ids = [...island.querySelectorAll('[id]')].map(({ id }) => id);
  const live = jest.fn();
  const slots = Object.fromEntries(nodes.map((_, at) => [at, `<i>${at}</i>`]));
  let here: Element[] = [];
  const told = {
    // Later changes by the island itself do not count.
    live: () => {
      here = [...island.querySelectorAll('*')];
      live();
    },
    rebuilt: () => {},
  };
  const sent = [...island.querySelectorAll('*')];
  hydrator(of)(island, { prefix: 'i7-', props: json, shown, slots }, told);
  await waitFor(() => expect(live).toHaveBeenCalled());
  return { ids, after: new Set(here.map(({ id }) => id)), sent, here };
}

test.each(componentNames)(
  'React hydrates every island in the examples of %s without replacing its markup',
  async (name) => {
    for (const { element } of await examplesOf(name)) renderToStaticMarkup(element);
    // Styles are not tested here, and jsdom parses all of them again after each new rule.
    document.head.replaceChildren();
    const islands = mockShown.splice(0).filter(({ of }) => THOROUGH || !seen.has(of));
    const said = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')].map((spy) => spy.mockImplementation());
    for (const island of islands.filter(
      ({ of }, at) => THOROUGH || islands.findIndex((other) => other.of === of) === at,
    )) {
      seen.add(island.of);
      const { ids, after, sent, here } = await hydrated(island);
      expect(ids.filter((id) => !after.has(id))).toEqual([]);
      // A new render would have replaced the elements.
      if (sent.length > 0) expect(here).toContain(sent[0]);
    }
    expect(said.flatMap(({ mock }) => mock.calls.map(([first]) => String(first)))).toEqual([]);
  },
);
