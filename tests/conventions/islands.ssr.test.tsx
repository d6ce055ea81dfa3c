import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const islands = (readdirSync('components', { recursive: true }) as string[])
  .filter((name) => name.endsWith('.island.tsx'))
  .map((name) => join('components', name));

/** Props each island needs to render at all; most take none. */
import { ISLAND_PROPS } from './island-props';

test('every island has its props listed here, and no other', () => {
  expect(Object.keys(ISLAND_PROPS).sort()).toEqual(islands.sort());
});

test.each(islands)('%s renders where there is no window', async (file) => {
  expect(typeof window).toBe('undefined');
  const exported: Record<string, unknown> = await import(`@/${file}`);
  const components = Object.entries(exported).filter(
    ([name]) => /^[A-Z]/.test(name) && typeof exported[name] === 'function',
  );
  expect(components.length).toBeGreaterThan(0);
  for (const [name, component] of components) {
    const props = ISLAND_PROPS[file]?.[name] ?? {};
    expect(typeof renderToString(createElement(component as () => null, props))).toBe('string');
  }
});
