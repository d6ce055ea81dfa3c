import { divider } from 'german/syllables/divide';
import { pageWords, setAidsAddresses } from '@/lib/export/passes/name-aids';
import { readPage } from '@/lib/export/read';
import { writePage } from '@/lib/export/write';

const page = (body: string) => `<!DOCTYPE html><html><head><title>a</title></head><body>${body}</body></html>`;
const read = (body: string) => readPage('a.html', page(body));
const BAR = '<div data-aids=""></div>';
const TEXT = '<p data-reading="">Am Abend <b>rülpst</b> der Vulkan. Abend!</p>';
const divide = divider([]);
const names = { script: '/b.js', words: '/c.txt' };

test('a page with a bar lists each word of its texts once, split into syllables, except short ones', () => {
  const { address, text } = pageWords(read(`${BAR}${TEXT}<p>Nebenan</p>`), divide) ?? {};
  expect(text).toBe('a-bend vul-kan');
  expect(address).toMatch(/^_next\/static\/aids\/[0-9a-f]{12}\.txt$/);
  const sample = '<div data-aids=""><p data-sample="">Die Eule</p></div>';
  expect(pageWords(read(sample + TEXT), divide)?.text).toContain('eu-le');
  expect(pageWords(read(TEXT), divide)).toBeUndefined();
});

test('a bar gets the URLs of script and word list, other pages stay unchanged', () => {
  expect(writePage(setAidsAddresses(read(BAR + TEXT), names))).toBe(
    page(`<div data-aids="/b.js" data-words="/c.txt"></div>${TEXT}`),
  );
  expect(writePage(setAidsAddresses(read(TEXT), names))).toBe(page(TEXT));
});

test.each([
  ['two bars', BAR + BAR + TEXT],
  ['a bar with its script set', `<div data-aids="/x.js"></div>${TEXT}`],
  ['a bar without a text', BAR],
])('%s stop the build', (_case, body) =>
  expect(() => setAidsAddresses(read(body), names)).toThrow('setAidsAddresses: a.html'),
);
