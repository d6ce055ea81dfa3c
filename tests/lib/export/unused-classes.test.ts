import { dropUnusedClasses } from '@/lib/export/passes/drop-unused-classes';
import { readPage } from '@/lib/export/read';
import { writePage } from '@/lib/export/write';

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
const done = (body: string, css = '') =>
  writePage(dropUnusedClasses(readPage('a.html', page(body)), { sheets: [{ css }] }));

test('removes a class without rules and keeps all others', () => {
  expect(done('<p class="sc-1a2b-0 fXyz sheet"></p><p class="kicker"></p>')).toBe(
    page('<p class="fXyz sheet"></p><p class="kicker"></p>'),
  );
  const body = '<p class="sc-1a2b-0 fXyz"></p>';
  expect(done(body, '.gHij .sc-1a2b-0{color:red}')).toBe(page(body));
});

test('an element left without classes stops the build with its position', () =>
  expect(() => done('<p class="sc-1a2b-0"></p>')).toThrow(
    'dropUnusedClasses: a.html, line 1, column 41: The element has no class besides sc-1a2b-0.',
  ));
