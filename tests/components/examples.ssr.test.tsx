import { renderToString } from 'react-dom/server';
import { componentNames, examplesOf } from '../gallery/examples';

test.each(componentNames)('every example of %s renders without a window', async (name) => {
  expect(typeof window).toBe('undefined');
  for (const { title, element } of await examplesOf(name))
    expect({ title, html: renderToString(element) }).not.toEqual({ title, html: '' });
});
