/** Spellings of slash and backslash, and characters that careless parsers ignore. */
const SLASHES = [
  '/',
  '\\',
  '%2f',
  '%2F',
  '%5c',
  '%5C',
  '%255c',
  '%252f',
  '%09/',
  '%0a/',
  '%0d%0a/',
  '%00/',
  '%e2%81%84',
];
const DOTS = ['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e'];

/** Attacks that try to turn the redirect that adds a slash into an open redirect. Each resolves to a page of ours after
 * dot segments are removed: this catches servers that normalize the path to find the file, but not for the redirect. */
export const REDIRECTING = [
  ...SLASHES.flatMap((slash) => [
    `/${slash}evil.example`,
    `/${slash}evil.example/..${slash}news`,
    `/${slash}evil.example%2f..%2fnews`,
    `/${slash}evil.example%2f%2e%2e%2fnews`,
    `/${slash}${slash}evil.example/%2e%2e/news`,
    `/.${slash}evil.example/../news`,
    `/news/..${slash}${slash}evil.example/../news`,
    `${slash === '/' ? '/' : `/${slash}/`}evil.example@www.example.com/%2e%2e/news`,
  ]),
  ...DOTS.flatMap((dots) => [
    `//evil.example/${dots}/news`,
    `/%5cevil.example/${dots}/news`,
    `/${dots}//evil.example/${dots}/news`,
    `/x/${dots}%2f%2fevil.example/${dots}/news`,
  ]),
  '/news?x=1%0d%0aLocation:%20//evil.example',
  '/news%0d%0aLocation:%20//evil.example',
  '/news;//evil.example',
  '/https:%2f%2fevil.example/../news',
];

/** Path traversal attacks. */
export const CLIMBING = [
  '/../../../../../../etc/passwd',
  '//etc/passwd',
  '/_next/static/../../../../../../../etc/passwd',
  ...DOTS.flatMap((dots) =>
    SLASHES.flatMap((slash) => [
      `/${`${dots}${slash}`.repeat(8)}etc/passwd`,
      `/pictures${slash}${`${dots}${slash}`.repeat(8)}etc${slash}passwd`,
    ]),
  ),
  '/index.html%00.png',
  '/books/%00',
  '/books%00/',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
];
