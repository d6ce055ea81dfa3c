import type { Context } from 'hono';

/** From this site or one that is named; programs that are no browser send none. isAllowed(context, ['https://abo.example']) → true */
export function isAllowedOrigin(context: Context, origins: readonly string[]): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined) return context.req.header('sec-fetch-site') !== 'cross-site';
  if (origins.includes(origin)) return true;
  // No page can send the second one to another site without asking first, which is refused.
  const hosts = [context.req.header('host'), context.req.header('x-forwarded-host')];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
