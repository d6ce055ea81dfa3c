import { PLAIN_PATH } from 'content/own-paths';
import { CMS_PATH } from '@/lib/pages/cms-path';
import {
  CACHE,
  COMPRESSIBLE,
  DESK_HEADERS,
  HASHED,
  HOST_FILES,
  HSTS,
  movesOf,
  NAMED_TYPES,
  ordersPattern,
  PICTURE_ENDINGS,
  PICTURE_HEADERS,
  RECEIVER,
  type Site,
  securityOf,
  TYPES,
  withCharset,
} from './rules';

const { html, ...others } = TYPES;

/** Overrides the general headers, so it comes after them. */
const headersWhere = (matcher: string, headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `		header ${matcher} ${name} "${value}"\n`)
    .join('');

const encode = `	encode {
		gzip
		minimum_length 1000
		match {
${COMPRESSIBLE.map((type) => `			header Content-Type ${type}*`).join('\n')}
		}
	}`;

const ordersOf = (
  base: string,
) => `	# The receiver's paths exactly as they were sent, before Caddy decodes and resolves them.
	@orders expression \`{http.request.orig_uri}.matches("${ordersPattern(base)}([?]|$)")\`
	handle @orders {
		request_body {
			max_size 64KB
		}
		header @https Strict-Transport-Security "${HSTS}"
		reverse_proxy ${RECEIVER} {
			header_up X-Forwarded-For {remote_host}
		}
	}
`;

type Move = ReturnType<typeof movesOf>[number];

/** Caddy's own matcher of paths takes capitals and small letters for the same. */
const needsMatcher = ({ path, query }: Move) => query !== undefined || /[A-Z]/.test(path);

const oldAddress = (move: Move, at: number) => {
  if (!needsMatcher(move)) return '';
  const asked = move.query ? ` && {query}.matches("${move.query}")` : '';
  return `	@old${at} expression \`{path} == "${move.path}"${asked}\`\n`;
};

/** → '# Caddy 2.6 or newer …' */
export const caddyFile = ({
  host,
  base,
  redirects,
  isPreview,
  hasCms,
  hasOrders,
}: Site) => `# Caddy 2.6 or newer (Debian: apt install caddy).
# 1. Copy the content of out/ to /var/www/${host}${base}
# 2. Copy this file to /etc/caddy/Caddyfile and reload caddy, which fetches the certificate by itself.

${host} {
	root * /var/www/${host}
${encode}

	@hashed path ${HASHED.map((folder) => `${base}${folder}*`).join(' ')}
	@pictures path ${PICTURE_ENDINGS.map((ending) => `*.${ending}`).join(' ')}
	@https protocol https
	@refused not method GET HEAD
	# Browsers take '/\\' and '//' for another site: what has other letters than our files is led nowhere.
	# What no disk has room for is not there either.
	@elsewhere expression \`!{path}.matches("${PLAIN_PATH}") || {path}.matches("[^/]{256}") || {path}.size() > 2000\`
${movesOf({ base, redirects }).map(oldAddress).join('')}	# Caddy 2.6 drops the query when it adds the slash.
	@folder {
		not path */
		file {path}/index.html
	}
	map {query} {search} {
		~(.+) "?\${1}"
		default ""
	}
	map {http.request.uri.path.file.ext} {type} {
${Object.entries(others)
  .map(([ending, type]) => `		.${ending} "${withCharset(type)}"`)
  .join('\n')}
		default "${withCharset(html)}"
	}
${hasOrders ? ordersOf(base) : ''}	route {
		header {
			Cache-Control "${CACHE.other}"
			Content-Type {type}
${Object.entries(securityOf({ isPreview }))
  .map(([name, value]) => `			${name} "${value}"`)
  .join('\n')}
		}
${Object.entries(NAMED_TYPES)
  .map(([path, type]) => `		header ${base}${path} Content-Type "${type}"`)
  .join('\n')}
${headersWhere('@pictures', PICTURE_HEADERS)}${hasCms ? headersWhere(`${base}${CMS_PATH}*`, DESK_HEADERS) : ''}		header @hashed Cache-Control "${CACHE.hashed}"
		header @https Strict-Transport-Security "${HSTS}"
		header @refused Allow "GET, HEAD"
		respond @refused 405
${movesOf({ base, redirects })
  .map((move, at) => `		redir ${needsMatcher(move) ? `@old${at}` : move.path} ${move.target} 301\n`)
  .join('')}		error @elsewhere 404
		redir @folder {path}/{search} 308
		# A page put back after a newer one keeps its older date: only its ETag tells.
		request_header -If-Modified-Since
		file_server {
			hide ${HOST_FILES.join(' ')}
		}
	}

	# What was set for the path asked for does not fit the page that is sent instead.
	handle_errors {
${encode.replace(/^/gm, '\t')}
		header Cache-Control "${CACHE.other}"
		header Content-Type "${withCharset(html)}"
		header Content-Security-Policy "${securityOf({ isPreview })['Content-Security-Policy']}"
		rewrite * ${base}/404.html
		file_server
	}
}
`;
