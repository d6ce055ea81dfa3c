import { act, render } from '@testing-library/react';
import { run } from 'axe-core';
import { componentNames, examplesOf } from '../gallery/examples';

/** axe rules that jsdom can check; end-to-end tests check contrast and target size (wcag22aa) in a browser. */
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  rules: { 'color-contrast': { enabled: false } },
  resultTypes: ['violations' as const],
};

/** React’s warning about a script tag, which is fine where only the build renders. */
const BUILT_SCRIPT = /^Encountered a script tag/;

// jsdom has no matchMedia and no navigation entries.
window.matchMedia ??= () => new EventTarget() as MediaQueryList;
window.performance.getEntriesByType ??= () => [];

afterEach(() => jest.restoreAllMocks());

test.each(componentNames)('every example of %s renders something, logs no error and passes axe', async (name) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  for (const { title, element } of await examplesOf(name)) {
    const { container, unmount } = render(element);
    expect({ title, html: container.innerHTML }).not.toEqual({ title, html: '' });
    // axe needs no styles here; jsdom would match every selector against every element.
    document.head.replaceChildren();
    const { violations } = await act(() => run(container, RULES));
    const broken = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${title}: ${id} ${html.slice(0, 160)}`),
    );
    expect(broken).toEqual([]);
    unmount();
  }
  expect(complaints.mock.calls.filter(([said]) => !BUILT_SCRIPT.test(said))).toEqual([]);
});
