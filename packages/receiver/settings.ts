import { Encrypter } from 'age-encryption';
import { ORDERS_FILE } from 'content/own-paths';
import { z } from 'zod';
import { isLoopbackAddress } from './http/address';
import { isHash } from './office/password';

export type Env = Record<string, string | undefined>;

const PORTS = { orders: 3100, office: 3101 } as const;

const QUOTES = /^["'„“]|["'“”]$/;
const LOOPBACK = '127.0.0.1';

const line = z.string().refine((text) => !QUOTES.test(text), {
  error: 'steht in Anführungszeichen: Schreiben Sie die Zeile ohne sie.',
  abort: true,
});
const checked = (isRight: (text: string) => boolean, error: string) => line.refine(isRight, { error, abort: true });

const urlWith = (schemes: RegExp) => (text: string) => schemes.test(text) && URL.canParse(text);
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
const listed = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim().replace(/\/$/, ''))
    .filter(Boolean);

function isPublicKey(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return text.startsWith('age1');
  } catch {
    return false;
  }
}

const count = checked((text) => /^[1-9]\d{0,8}$/.test(text), 'ist keine ganze Zahl ab 1.').transform(Number);
const port = checked(
  (text) => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65536,
  'ist keine Portnummer zwischen 1 und 65535.',
).transform(Number);

/** All variables of the receiver; other settings are content. Messages follow the variable's name. docs/how-to/receive-orders.md */
const VARIABLES = {
  DATA: line.default('data'),
  DATABASE_URL: checked(
    urlWith(/^postgres(ql)?:\/\//),
    'beginnt nicht mit postgres:// (klein geschrieben). Ohne diese Zeile liegt alles in einer Datei unter DATA.',
  ).optional(),
  POSTGRES_PASSWORD: line.optional(),
  /** What the site is built from; the build writes it. */
  CONTENT: line.optional(),
  SITE_URL: checked(urlWith(/^https?:\/\//), 'ist keine Adresse wie https://www.example.com.').optional(),
  NEXT_PUBLIC_BASE_PATH: checked(
    (text) => /^(\/[\w-][\w.-]*)*$/.test(text),
    'ist kein Pfad wie /zeitung, ohne Schrägstrich am Ende.',
  ).default(''),
  SMTP_URL: checked(
    urlWith(/^smtps?:\/\//),
    'ist keine Adresse wie smtps://name:passwort@mail.example.com (Sonderzeichen im Passwort als %40).',
  ).optional(),
  MAIL_FROM: checked(
    (text) => /^[^\s@<>"]+@[^\s@<>"]+$/.test(text),
    'ist keine E-Mail-Adresse wie abo@example.com.',
  ).optional(),
  OFFICE_KEY: line
    .refine((text) => !text.startsWith('AGE-SECRET-KEY'), {
      error: 'ist der geheime Schlüssel. Auf den Server gehört der öffentliche, der mit age1 beginnt.',
      abort: true,
    })
    .refine(isPublicKey, 'ist kein öffentlicher Schlüssel (age1…): Ein Zeichen fehlt oder ist falsch.')
    .optional(),
  OFFICE_PASSWORD: checked(
    isHash,
    'ist kein Hash: Die richtige Zeile macht „npm run orders -- password“ aus Ihrem Passwort.',
  ).optional(),
  ORIGINS: line
    .transform(listed)
    .refine((all) => all.every(isOrigin), 'ist keine Liste von Adressen wie https://abo.example.com, mit Komma.')
    .default([]),
  LIMIT_MESSAGES: count.default(30),
  LIMIT_MAILS: count.default(10),
  TRUST_PROXY: checked((text) => text === 'private', 'kennt nur den Wert private.').optional(),
  HOST: line.default(LOOPBACK),
  PORT: port.default(PORTS.orders),
  OFFICE_HOST: line.default(LOOPBACK),
  OFFICE_PORT: port.default(PORTS.office),
};

const schema = z
  .object(VARIABLES)
  .superRefine(({ SITE_URL, NEXT_PUBLIC_BASE_PATH: base, PORT, OFFICE_PORT }, context) => {
    const { pathname, search, hash } = new URL(SITE_URL ?? 'http://localhost');
    if (!['/', base, `${base}/`].includes(pathname + search + hash))
      context.addIssue({
        code: 'custom',
        path: ['SITE_URL'],
        message: 'ist keine Adresse wie https://www.example.com (Unterpfade nennt NEXT_PUBLIC_BASE_PATH).',
      });
    if (PORT === OFFICE_PORT)
      context.addIssue({
        code: 'custom',
        path: ['OFFICE_PORT'],
        message: 'ist derselbe Port wie PORT: Das Büro braucht einen eigenen.',
      });
  });

export const NAMES: readonly string[] = Object.keys(VARIABLES);

/** Private networks, such as those of containers: isPrivate('172.18.0.3') → true */
const isPrivate = (address: string) => /^(::ffff:)?(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^f[cd]/i.test(address);

const trusts = (proxy: string | undefined) => (address: string) =>
  isLoopbackAddress(address) || (proxy === 'private' && isPrivate(address));

const settingsFrom = (given: z.output<typeof schema>) => ({
  folder: given.DATA,
  database: given.DATABASE_URL ?? `${given.DATA}/orders.db`,
  contentFile: given.CONTENT ?? ORDERS_FILE,
  smtpUrl: given.SMTP_URL,
  mailFolder: `${given.DATA}/mails`,
  from: given.MAIL_FROM,
  passwordHash: given.OFFICE_PASSWORD,
  sealKey: given.OFFICE_KEY,
  origins: given.ORIGINS,
  address: new URL(given.SITE_URL ?? `http://localhost:${given.PORT}`).origin,
  base: given.NEXT_PUBLIC_BASE_PATH,
  limits: { messages: given.LIMIT_MESSAGES, mails: given.LIMIT_MAILS },
  trustsProxy: trusts(given.TRUST_PROXY),
  orders: { host: given.HOST, port: given.PORT },
  office: { host: given.OFFICE_HOST, port: given.OFFICE_PORT },
});

export type Settings = ReturnType<typeof settingsFrom>;

/** Checks everything at once; an empty value counts as none: settingsOf({ LIMIT_MAILS: 'zehn' }) →
 * { faults: ['LIMIT_MAILS ist keine ganze Zahl ab 1.'] }, settingsOf({}) → { settings: { folder: 'data', … } } */
export function settingsOf(env: Env): { settings: Settings } | { faults: string[] } {
  const given = NAMES.flatMap((name) => (env[name]?.trim() ? [[name, env[name]?.trim()]] : []));
  const { data, error } = schema.safeParse(Object.fromEntries(given));
  if (data) return { settings: settingsFrom(data) };
  return { faults: error.issues.map(({ path, message }) => `${String(path[0])} ${message}`) };
}
