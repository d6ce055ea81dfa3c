import { movesOf, type Site } from './rules';

/** Cloudflare allows 2,000 redirects: → '# Netlify and …\n/termine /#events 301\n/termine/ /#events 301\n' */
export const redirectsFile = (site: Site) =>
  [
    '# Netlify and Cloudflare Pages: old addresses. Cloudflare leads on from each; Netlify shows the page that lies there,',
    '# which leads on by itself. "301!" would make Netlify lead on too, and Cloudflare leave the line out.',
    ...movesOf(site).map(({ path, target }) => `${path} ${target} 301`),
    '',
  ].join('\n');
