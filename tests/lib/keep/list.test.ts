import { hashOf } from 'german/hash';
import { hashText, type KeptList, picturesIn, sizesIn } from '@/lib/keep/list';

const candidates = (format: string): [number, string][] =>
  [240, 480, 960].map((width) => [width, `/pictures/a-${width}.${format}`]);

const list: KeptList = {
  page: '',
  title: '',
  files: [],
  slots: ['avif', 'webp'].map((format) => ({ sizes: '92vw', candidates: candidates(format) })),
  along: [],
};

describe('one size of each picture is stored', () => {
  test.each([
    ['the smallest that is wide enough', { format: 'avif', widths: { '92vw': 300 } }, [], '/pictures/a-480.avif'],
    ['the largest where none is', { format: 'webp', widths: { '92vw': 2000 } }, [], '/pictures/a-960.webp'],
    [
      'the one on the device',
      { format: 'avif', widths: { '92vw': 300 } },
      ['/pictures/a-960.avif'],
      '/pictures/a-960.avif',
    ],
    [
      'as wide as the widest where a new page asks for a width of its own',
      { format: 'avif', widths: { '10rem': 900 } },
      [],
      '/pictures/a-960.avif',
    ],
  ])('%s', (_, look, known, chosen) => expect(picturesIn(list, look, known)).toEqual([chosen]));
});

test('pictures shown only on use are included in the device’s format', () => {
  const along = ['/pictures/b-640.avif', '/pictures/b-640.webp'];
  expect(picturesIn({ ...list, slots: [], along }, { format: 'webp', widths: {} }, [])).toEqual([
    '/pictures/b-640.webp',
  ]);
});

test('each width that pictures ask for is measured once', () => expect(sizesIn(list)).toEqual(['92vw']));

test('browser and build hash a page alike', async () => {
  const html = '<!DOCTYPE html><p>Größe →</p>';
  expect(await hashText(html)).toBe(hashOf([html]));
});
