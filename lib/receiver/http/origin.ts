import type { Context } from 'hono';

/** From this site or one that is named; programs that are no browser send none. isAllowed(context, ['https://abo.example']) → true */
export function isAllowedOrigin(context: Context, origins: readonly string[]): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined) return context.req.header('sec-fetch-site') !== 'cross-site';
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === context.req.header('host');
}
