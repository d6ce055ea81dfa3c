import { originOf } from 'content/address';

test.each([
  ['https://www.duda.example', '', 'https://www.duda.example'],
  ['https://www.duda.example/', '', 'https://www.duda.example'],
  ['https://name.github.io', '/duda', 'https://name.github.io'],
  ['https://name.github.io/duda/', '/duda', 'https://name.github.io'],
  ['http://localhost:3000', '', 'http://localhost:3000'],
])('SITE_URL=%s with the base path %j gives %s', (url, base, origin) => expect(originOf(url, base)).toBe(origin));

test.each(['duda.example', 'ftp://duda.example', 'https://duda.example/anders', 'https://duda.example/?a=1', ''])(
  'SITE_URL=%j stops the build with an explanation',
  (url) => expect(() => originOf(url, '/duda')).toThrow(/SITE_URL/),
);
