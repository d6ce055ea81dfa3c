import {
  CACHE,
  COMPRESSIBLE,
  HASHED,
  HOST_FILES,
  HSTS,
  NAMED_TYPES,
  SECURITY,
  type Site,
  TYPES,
  withCharset,
} from './rules';

const { html, ...others } = TYPES;

/** deploy/Caddyfile */
export const caddyFile = ({ host, base }: Site) => `# Caddy 2.6 or newer (Debian: apt install caddy).
# 1. Copy the content of out/ to /var/www/${host}${base}
# 2. Copy this file to /etc/caddy/Caddyfile and reload caddy, which fetches the certificate by itself.

${host} {
	root * /var/www/${host}
	encode {
		zstd
		gzip
		minimum_length 1000
		match {
${COMPRESSIBLE.map((type) => `			header Content-Type ${type}*`).join('\n')}
		}
	}

	@hashed path ${HASHED.map((folder) => `${base}${folder}*`).join(' ')}
	@https protocol https
	# Caddy 2.6 drops the query when it adds the slash, and with two slashes at the start it leads to another site.
	@elsewhere expression {uri}.startsWith("//")
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
	route {
		header {
			Cache-Control "${CACHE.other}"
			Content-Type {type}
${Object.entries(SECURITY)
  .map(([name, value]) => `			${name} "${value}"`)
  .join('\n')}
		}
${Object.entries(NAMED_TYPES)
  .map(([path, type]) => `		header ${base}${path} Content-Type "${type}"`)
  .join('\n')}
		header @hashed Cache-Control "${CACHE.hashed}"
		header @https Strict-Transport-Security "${HSTS}"
		error @elsewhere 404
		redir @folder {path}/{search} 308
		file_server {
			hide ${HOST_FILES.join(' ')}
		}
	}

	# What was set for the path asked for does not fit the page that is sent instead.
	handle_errors {
		header Cache-Control "${CACHE.other}"
		header Content-Type "${withCharset(html)}"
		rewrite * ${base}/404.html
		file_server
	}
}
`;
