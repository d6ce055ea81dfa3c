import {
  CACHE,
  COMPRESSIBLE,
  HOST_FILES,
  HSTS,
  hashedPattern,
  NAMED_TYPES,
  SECURITY,
  type Site,
  TYPES,
  withCharset,
} from './rules';

const hostFiles = HOST_FILES.map((name) => name.replace('.', '\\.')).join('|');

/** out/.htaccess */
export const apacheFile = ({
  base,
}: Site) => `# Apache 2.4 with the modules headers, rewrite and deflate (Debian: a2enmod headers rewrite deflate brotli).
# Copy the content of out/ to where the site is served, this file with it; its folder needs "AllowOverride All".

Options -Indexes
DirectoryIndex index.html
ErrorDocument 404 ${base}/404.html

# A folder without a page of its own is as unknown as a path that leads nowhere; files for hosts are for nobody.
RewriteEngine On
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]
RewriteRule ^(${hostFiles})$ - [R=404,L]

${Object.entries(TYPES)
  .map(([ending, type]) => `AddType "${withCharset(type)}" .${ending}`)
  .join('\n')}
${Object.entries(NAMED_TYPES)
  .map(([path, type]) => `<Files "${path.slice(1)}">\n  ForceType ${type}\n</Files>`)
  .join('\n')}

Header set Cache-Control "${CACHE.other}"
<If "%{REQUEST_URI} =~ m#${hashedPattern(base)}#">
  Header set Cache-Control "${CACHE.hashed}"
</If>
Header always set Strict-Transport-Security "${HSTS}" "expr=%{HTTPS} == 'on'"
${Object.entries(SECURITY)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}

# Compressing changes an ETag, and Apache then never finds it unchanged: the date of a file tells that as well.
FileETag None
<IfModule !mod_brotli.c>
  AddOutputFilterByType DEFLATE ${COMPRESSIBLE.join(' ')}
</IfModule>
<IfModule mod_brotli.c>
  AddOutputFilterByType BROTLI_COMPRESS;DEFLATE ${COMPRESSIBLE.join(' ')}
</IfModule>
`;
