import { hostFiles } from '@/lib/hosts/files';

const site = { host: 'www.example.com', base: '', redirects: [] };
const preview = hostFiles({ ...site, isPreview: true });

test('every host file of a preview excludes search engines, and no file of the site does (R-TIME-6)', () => {
  const [said, unsaid] = [preview, hostFiles(site)].map((files) =>
    Object.entries(files).filter(
      ([path, text]) => text && !path.endsWith('-brotli.conf') && text.includes('X-Robots-Tag'),
    ),
  );
  expect(said?.map(([path]) => path)).toEqual([
    'out-preview/_headers',
    'out-preview/.htaccess',
    'deploy-preview/nginx.conf',
    'deploy-preview/Caddyfile',
  ]);
  expect(unsaid).toEqual([]);
});

test('a preview writes nothing into published folders', () => {
  expect(Object.keys(preview).filter((path) => /^(out|deploy)\//.test(path))).toEqual([]);
  expect(Object.values(preview).join('\n')).not.toMatch(/ out\//);
});
