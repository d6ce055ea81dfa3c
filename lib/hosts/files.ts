import { apacheFile } from './apache';
import { caddyFile } from './caddy';
import { githubPagesFile } from './github-pages';
import { headersFile } from './headers-file';
import { nginxBrotliFile, nginxFile } from './nginx';
import { ordersFiles } from './orders-files';
import { movesOf, type Site } from './rules';

/** Configuration files of all hosts: hostFiles({ host: 'www.example.com', base: '', redirects: [] }) → { 'out/_headers': '# Netlify and …',
 * 'deploy/nginx.conf': '…', … } */
export const hostFiles = (site: Site): Record<string, string> => (site.isPreview ? previewFiles(site) : filesOf(site));

/** Cloudflare allows 2,000 redirects. */
const redirectsFile = (site: Site) => {
  const asked = site.redirects.flatMap(({ from, to }) => {
    const [path, query] = from.split('?');
    return query ? `${site.base}${path} ${query.replaceAll('&', ' ')} ${encodeURI(site.base + to)} 301` : [];
  });
  return [
    '# Netlify and Cloudflare Pages: old addresses. Cloudflare leads on from each; Netlify shows the page that lies there,',
    '# which leads on by itself. "301!" would make Netlify lead on too, and Cloudflare leave the line out.',
    ...(asked.length > 0 ? ['# Netlify alone compares queries; Cloudflare leaves these lines out.', ...asked] : []),
    ...movesOf(site).flatMap(({ path, target, query }) => (query ? [] : `${path} ${target} 301`)),
    '',
  ].join('\n');
};

const filesOf = (site: Site) => ({
  'out/_headers': headersFile(site),
  'out/_redirects': redirectsFile(site),
  'out/.htaccess': apacheFile(site),
  // Without it GitHub Pages skips folders whose names begin with an underscore.
  'out/.nojekyll': '',
  'deploy/nginx.conf': nginxFile(site),
  'deploy/nginx-brotli.conf': nginxBrotliFile(),
  'deploy/Caddyfile': caddyFile(site),
  'deploy/github-pages.yml': githubPagesFile(),
  ...(site.hasOrders && ordersFiles(site)),
});

/** Only for hosts whose file can set the noindex header; separate folders, so that they are not mistaken for the site's. */
const previewFiles = (site: Site) =>
  Object.fromEntries(
    Object.entries(filesOf(site))
      .filter(([path]) => path.startsWith('out/') || /nginx|Caddy/.test(path))
      .map(([path, text]) => [path.replace('/', '-preview/'), text.replaceAll(' out/', ' out-preview/')]),
  );
