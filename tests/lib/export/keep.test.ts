import { content } from '@/lib/content';
import { keepScript, keepWorker } from '@/lib/export/keep-files';
import { setKeepScriptAddress } from '@/lib/export/passes/name-keep-script';
import { readPage } from '@/lib/export/read';
import { writePage } from '@/lib/export/write';

const page = (body: string) => `<!DOCTYPE html><html><head><title>a</title></head><body>${body}</body></html>`;
const done = (body: string) => writePage(setKeepScriptAddress(readPage('a.html', page(body)), { address: '/b.js' }));

test('button and list get the URL of their script, everything else stays unchanged', () => {
  expect(done('<div data-keep="" data-path="/a/"><button>a</button></div>')).toBe(
    page('<div data-keep="/b.js" data-path="/a/"><button>a</button></div>'),
  );
  expect(done('<p>a</p>')).toBe(page('<p>a</p>'));
});

test('a page with a script URL already set stops the build', () =>
  expect(() => done('<div data-keep="/c.js"></div>')).toThrow('setKeepScriptAddress: a.html, line 1, column 57'));

test('the script contains its texts, and other texts give another URL', () => {
  const { address, code } = keepScript(content);
  expect(address).toMatch(/^_next\/static\/keep\/[0-9a-f]{12}\.js$/);
  expect(code).toContain(content.lists.kept.button.done);
  const others = { lists: { ...content.lists, kept: { ...content.lists.kept, title: 'Anders' } } };
  expect(keepScript(others).address).not.toBe(address);
});

test('the service worker changes as soon as one page changes', () => {
  const first = keepWorker(['a']);
  expect(first.address).toBe('mitnehmen.js');
  expect(keepWorker(['a'])).toEqual(first);
  expect(keepWorker(['b']).code).not.toBe(first.code);
});
