import type { Context, MiddlewareHandler } from 'hono';

/** Nobody types these, and PostgreSQL cannot store the first. Tab and line breaks are fine. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const isText = (value: unknown) => typeof value === 'string' && !CONTROL.test(value);

function isAddress(url: string): boolean {
  try {
    const { pathname, search } = new URL(url);
    return isText(decodeURIComponent(pathname + search));
  } catch {
    return false;
  }
}

/** Our forms have text fields only. */
async function isForm(context: Context): Promise<boolean> {
  try {
    return Object.values(await context.req.parseBody()).every(isText);
  } catch {
    return false;
  }
}

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i;

/** The one place that refuses addresses and forms which are no text, before anything reads them: app.use(readable) → answers 400 */
export const readable: MiddlewareHandler = async (context, next) => {
  const isSentAsForm = FORM.test(context.req.header('content-type') ?? '');
  if (isAddress(context.req.url) && (!isSentAsForm || (await isForm(context)))) return next();
  return context.text('Diese Anfrage lässt sich nicht lesen.\n', 400);
};
