import {
  CACHE,
  COMPRESSIBLE,
  cmsPattern,
  DESK_HEADERS,
  HOST_FILES,
  HSTS,
  hashedPattern,
  movesOf,
  NAMED_TYPES,
  ordersPattern,
  PICTURE_HEADERS,
  PICTURE_PATTERN,
  RECEIVER,
  type Site,
  securityOf,
  TYPES,
  withCharset,
} from './rules';

const literally = (text: string) => text.replaceAll('.', '\\.');
const hostFiles = HOST_FILES.map(literally).join('|');

/** Overrides the general headers, which Apache applies first. */
const headersWhere = (pattern: string, headers: Record<string, string>) => {
  const lines = Object.entries(headers).map(([name, value]) => `    Header always set ${name} "${value}"\n`);
  return `  <If "%{REQUEST_URI} =~ m#${pattern}#">\n${lines.join('')}  </If>\n`;
};

const compressible: readonly string[] = COMPRESSIBLE;
const shrinking = Object.entries(TYPES).flatMap(([ending, type]) => (compressible.includes(type) ? [ending] : []));
const packed = (filters: string) =>
  `    <FilesMatch "\\.(${shrinking.join('|')})$">\n      SetOutputFilter ${filters}\n    </FilesMatch>`;

const ordersOf = (
  base: string,
) => `  # Orders go to the receiver (Debian: a2enmod proxy proxy_http): its paths exactly as they were sent.
  RewriteCond %{THE_REQUEST} "^[A-Z]+ (${ordersPattern(base).slice(1)})[? ]"
  RewriteRule ^ http://${RECEIVER}%1 [P,L]
`;

/** HTTPS here or at the proxy in front. */
const SECURE = "%{HTTPS} == 'on' || %{HTTP:X-Forwarded-Proto} == 'https'";

/** One rule for both spellings. Addresses with an ending not for subrequests: index.php may be among the names that Apache tries for a
 * folder. */
const movesFor = (site: Site) =>
  movesOf(site)
    .filter(({ path }) => path.endsWith('/'))
    .map(({ path, target, query }) => {
      const asked = query ? `  RewriteCond %{QUERY_STRING} ${query}\n` : '';
      const page = path.slice(site.base.length + 1, -1);
      return `${asked}  RewriteRule ^${literally(page)}/?$ ${target} [R=301,NE,${page.includes('.') ? 'NS,' : ''}QSD,L]\n`;
    })
    .join('');

/** Uses only directives that `AllowOverride FileInfo` permits, and each module only where it is loaded: web space differs, and Apache answers
 * everything with 500 otherwise. → '# Apache 2.4 …' */
export const apacheFile = (site: Site) => {
  const { host, base, isPreview, hasCms, hasOrders } = site;
  return `# Apache 2.4. Copy the content of out/ to where the site is served, this file with it; its folder needs at least
# "AllowOverride FileInfo". What is lost without the modules headers, rewrite, alias, deflate and brotli is in docs/hosts.md
# (Debian: a2enmod headers rewrite deflate brotli).

ErrorDocument 404 ${base}/404.html

<IfModule mod_alias.c>
  # Files for hosts are for nobody.
  RedirectMatch 404 ^${base}/(${hostFiles})$
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  # From http to https, on this site's own name alone: a test on another machine stays as it is.
  RewriteCond expr "! (${SECURE})"
  RewriteCond %{HTTP_HOST} ^(www\\.)?${literally(host.replace(/^www\./, ''))}(:80)?$ [NC]
  RewriteRule ^ https://${host}%{REQUEST_URI} [R=301,L]
${hasOrders ? ordersOf(base) : ''}  # Nothing here takes a form or anything else.
  RewriteCond %{REQUEST_METHOD} !^(GET|HEAD|OPTIONS)$
  RewriteRule ^ - [R=405,L]
${movesFor(site)}  # A folder without a page of its own is as unknown as a path that leads nowhere.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html !-f
  RewriteRule ^ - [R=404,L]
</IfModule>

${Object.entries(TYPES)
  .map(([ending, type]) => `AddType "${withCharset(type)}" .${ending}`)
  .join('\n')}
${Object.entries(NAMED_TYPES)
  .map(([path, type]) => `<Files "${path.slice(1)}">\n  ForceType ${type}\n</Files>`)
  .join('\n')}

# A page put back after a newer one keeps its older date, so a date alone would leave returning visitors with the newer page.
FileETag MTime Size
<IfModule mod_headers.c>
  RequestHeader unset If-Modified-Since
  # Compressing adds to an ETag, and Apache would not recognize it.
  RequestHeader edit If-None-Match '-(gzip|br)"' '"'

  Header set Cache-Control "${CACHE.other}"
  # What has moved may move back.
  Header always set Cache-Control "${CACHE.other}" "expr=%{REQUEST_STATUS} == 301"
  <If "%{REQUEST_URI} =~ m#${hashedPattern(base)}#">
    Header set Cache-Control "${CACHE.hashed}"
  </If>
  Header always set Strict-Transport-Security "${HSTS}" "expr=${SECURE}"
${Object.entries(securityOf({ isPreview }))
  .map(([name, value]) => `  Header always set ${name} "${value}"`)
  .join('\n')}
${headersWhere(PICTURE_PATTERN, PICTURE_HEADERS)}${hasCms ? headersWhere(cmsPattern(base), DESK_HEADERS) : ''}</IfModule>

# By ending, as a filter by type leaves out the page for unknown paths.
<IfModule mod_deflate.c>
  <IfModule !mod_brotli.c>
${packed('DEFLATE')}
  </IfModule>
  <IfModule mod_brotli.c>
${packed('BROTLI_COMPRESS;DEFLATE')}
  </IfModule>
</IfModule>
`;
};
