import { act, render } from '@testing-library/react';
import { run } from 'axe-core';
import { componentNames, examplesOf } from '../gallery/examples';

/** Everything jsdom can tell; contrast and the size of targets (wcag22aa) need a browser, which the pages' own tests have. */
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  rules: { 'color-contrast': { enabled: false } },
  resultTypes: ['violations' as const],
};

/** What the build alone renders may bring a script along. */
const BUILT_SCRIPT = /^Encountered a script tag/;

// jsdom has no width that could change, and does not know how one came to a page.
window.matchMedia ??= () => new EventTarget() as MediaQueryList;
window.performance.getEntriesByType ??= () => [];

afterEach(() => jest.restoreAllMocks());

test.each(componentNames)(
  'every example of %s says something, nothing on the console, and breaks no rule',
  async (name) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    for (const { title, element } of await examplesOf(name)) {
      const { container, unmount } = render(element);
      expect({ title, html: container.innerHTML }).not.toEqual({ title, html: '' });
      // Looks are for the browser; jsdom would try every selector on every element.
      document.head.replaceChildren();
      const { violations } = await act(() => run(container, RULES));
      const broken = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${title}: ${id} ${html.slice(0, 160)}`),
      );
      expect(broken).toEqual([]);
      unmount();
    }
    expect(complaints.mock.calls.filter(([said]) => !BUILT_SCRIPT.test(said))).toEqual([]);
  },
);
