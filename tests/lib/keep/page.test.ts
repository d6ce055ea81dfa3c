import { reasonOf } from '@/lib/keep/page/device';
import { inMegabytes, roomIn, sizesOf } from '@/lib/keep/page/sizes';
import { ARTICLE, deploy, OTHER, site, take } from './site';

test.each([
  [new DOMException('', 'QuotaExceededError'), 'full'],
  [new DOMException('', 'SecurityError'), 'blocked'],
  [new DOMException('', 'InvalidStateError'), 'blocked'],
  [new DOMException('', 'AbortError'), 'failed'],
  [new DOMException('Unexpected internal error.', 'UnknownError'), 'failed'],
  [new TypeError('Failed to fetch'), 'failed'],
  [new Error('404 /news/eulen/'), 'failed'],
])('%s is reported as %s', (fault, reason) => expect(reasonOf(fault)).toBe(reason));

test.each([
  [1_234_567, '1,2\u00a0MB'],
  [20_000, '0,1\u00a0MB'],
  [12_000_000, '12,0\u00a0MB'],
])('%d bytes are formatted %s', (bytes, text) => expect(inMegabytes(bytes)).toBe(text));

test('plenty of space is shown without its exact size', () => {
  expect(roomIn(420_000_000, 'mehr als %size%')).toBe('420\u00a0MB');
  expect(roomIn(32_000_000_000, 'mehr als %size%')).toBe('mehr als 1.000\u00a0MB');
});

test('the total size counts shared files once', async () => {
  const { world } = site(deploy('a'));
  const pages = [
    await take(world, '/keine-verbindung/', { isExtra: true }),
    await take(world, ARTICLE),
    await take(world, OTHER),
  ];
  const { own, all } = sizesOf(pages);
  const [shared, eulen, magma] = pages.map(({ files }) => Object.values(files).reduce((sum, bytes) => sum + bytes, 0));
  expect(own.get(ARTICLE)).toBe(pages[1]?.files[ARTICLE]);
  expect(all).toBe((shared ?? 0) + (own.get(ARTICLE) ?? 0) + (own.get(OTHER) ?? 0));
  expect(all).toBeLessThan((shared ?? 0) + (eulen ?? 0) + (magma ?? 0));
});
