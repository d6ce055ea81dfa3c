import type { Context } from 'hono';

/** Allows this site and the listed origins; clients other than browsers send no Origin: isAllowedOrigin(context, ['https://abo.example']) → true */
export function isAllowedOrigin(context: Context, origins: readonly string[]): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined) return context.req.header('sec-fetch-site') !== 'cross-site';
  if (origins.includes(origin)) return true;
  // Another site's page can set X-Forwarded-Host only after a preflight request, which is refused.
  const hosts = [context.req.header('host'), context.req.header('x-forwarded-host')];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
