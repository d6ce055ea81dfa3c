import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';
import { cloudfrontFile } from '@/lib/hosts/cloudfront';
import { REDIRECTING } from '../../hosts/attacks';

type Field = { value: string; multiValue?: { value: string }[] };

const customTags = ['!Ref', '!Sub', '!GetAtt'].map((tag) => ({ tag, resolve: (text: string) => text }));
const templateOf = (redirects: { from: string; to: string }[]) =>
  parse(cloudfrontFile({ host: 'www.example.com', base: '/name', redirects }), { customTags });
const { Resources } = templateOf([{ from: '/alt/', to: '/neu/#wort-äquator' }]);
const { FunctionCode } = Resources.Paths.Properties;

/** Result of CloudFront’s function for a request. */
const answer = (uri: string, querystring: Record<string, Field> = {}) =>
  JSON.parse(
    JSON.stringify(runInNewContext(`${FunctionCode}; handler(event)`, { event: { request: { uri, querystring } } })),
  );
const redirect = (value: string) =>
  expect.objectContaining({
    statusCode: 301,
    headers: { location: { value }, 'cache-control': { value: 'no-cache' } },
  });

test.each([
  ['/', '/index.html'],
  ['/event/1/', '/event/1/index.html'],
  ['/event/1.ics', '/event/1.ics'],
  ['/_next/static/chunks/0a1b.js', '/_next/static/chunks/0a1b.js'],
])('%s is served from %s', (uri, file) => {
  expect(answer(uri)).toEqual(expect.objectContaining({ uri: file }));
});

test('a path without its slash redirects to the page and keeps the query', () => {
  expect(answer('/books')).toEqual(redirect('/books/'));
  const query = { suche: { value: 'Eule' }, tag: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b%20c' }] } };
  expect(answer('/books', query)).toEqual(redirect('/books/?suche=Eule&tag=a&tag=b%20c'));
});

test('an old URL redirects to the new one', () => {
  expect(answer('/name/alt/')).toEqual(redirect('/name/neu/#wort-%C3%A4quator'));
  expect(answer('/name/alt')).toEqual(redirect('/name/neu/#wort-%C3%A4quator'));
  expect(answer('/alt/')).toEqual(expect.objectContaining({ uri: '/alt/index.html' }));
});

test('an old URL with a query leads on for that query alone', () => {
  const code = templateOf([
    { from: '/index.php?id=12', to: '/books/' },
    { from: '/index.php', to: '/news/' },
  ]).Resources.Paths.Properties.FunctionCode;
  const led = (querystring: Record<string, Field>) =>
    runInNewContext(`${code}; handler(event)`, { event: { request: { uri: '/name/index.php', querystring } } }).headers
      .location.value;
  expect(led({ lang: { value: 'de' }, id: { value: '12' } })).toBe('/name/books/');
  expect(led({ id: { value: '123' } })).toBe('/name/news/');
});

test('redirects that do not fit into the function use their own pages', () => {
  const many = Array.from({ length: 200 }, (_, at) => ({ from: `/news/alter-name-${at}/`, to: '/news/' }));
  const { FunctionCode: code } = templateOf(many).Resources.Paths.Properties;
  expect(code.length).toBeLessThan(10_240);
  expect(code).not.toContain('alter-name');
});

test('nothing redirects to another site: paths unlike file names go to S3, which has none', () => {
  for (const path of REDIRECTING) {
    const uri = path.replace(/\?.*/, '');
    const decoded = uri.replace(/(%[0-9a-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
    );
    for (const spelled of [uri, decoded]) {
      const { headers = { location: { value: '/' } } } = answer(spelled);
      expect([spelled, new URL(headers.location.value, 'https://www.example.com').host]).toEqual([
        spelled,
        'www.example.com',
      ]);
    }
  }
  expect(answer('//example')).toEqual({ uri: '//example', querystring: {} });
});

test('the template has the headers and the 404 page', () => {
  const { SecurityHeadersConfig, CustomHeadersConfig } = Resources.Headers.Properties.ResponseHeadersPolicyConfig;
  expect(SecurityHeadersConfig).toEqual({
    ContentSecurityPolicy: { ContentSecurityPolicy: "frame-ancestors 'self'", Override: true },
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { ReferrerPolicy: 'same-origin', Override: true },
    StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, Override: true },
  });
  expect(CustomHeadersConfig.Items).toEqual([
    {
      Header: 'Permissions-Policy',
      Value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      Override: true,
    },
    { Header: 'Cross-Origin-Opener-Policy', Value: 'same-origin', Override: true },
  ]);
  const { Aliases, CustomErrorResponses } = Resources.Distribution.Properties.DistributionConfig;
  expect(Aliases).toEqual(['www.example.com']);
  expect(CustomErrorResponses).toEqual([
    expect.objectContaining({ ErrorCode: 403, ResponseCode: 404, ResponsePagePath: '/name/404.html' }),
  ]);
});
