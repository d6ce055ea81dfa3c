import { isLoopbackAddress } from './http/address';
import type { Limits } from './http/post-order';
import type { Sender } from './mail/transport';

/** Settings of the machine; all others are content. */
export type Settings = {
  /** All that the receiver writes lies below it. */
  folder: string;
  /** A file name, or postgres://… */
  database: string;
  /** Undefined for a trial, which writes mails to files. */
  smtpUrl: string | undefined;
  mailFolder: string;
  from: Sender;
  passwordHash: string | undefined;
  /** Public key of the office, age1… */
  sealKey: string | undefined;
  origins: string[];
  /** Address of the site, without a trailing slash. */
  address: string;
  base: string;
  limits: Limits;
  trustsProxy: (address: string) => boolean;
};

type Env = Record<string, string | undefined>;

const listed = (text = '') =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Private networks, such as those of containers: isPrivate('172.18.0.3') → true */
const isPrivate = (address: string) => /^(::ffff:)?(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^f[cd]/i.test(address);

/** `proxy` is '' for a web server on this machine, 'private' for one in another container. */
const trusts = (proxy: string) => (address: string) =>
  isLoopbackAddress(address) || (proxy === 'private' && isPrivate(address));

/** settingsOf({ DATABASE_URL: 'postgres://…' }, { product: 'DUDA', email: 'abo@example.org',
 * address: 'https://www.example.com' }) → { database: 'postgres://…', … } */
export function settingsOf(
  env: Env,
  site: { product: string; email: string; address: string; base: string },
): Settings {
  const folder = env.DATA || 'data';
  return {
    folder,
    database: env.DATABASE_URL || `${folder}/orders.db`,
    smtpUrl: env.SMTP_URL || undefined,
    mailFolder: `${folder}/mails`,
    from: { name: site.product, address: env.MAIL_FROM || site.email },
    passwordHash: env.OFFICE_PASSWORD || undefined,
    sealKey: env.OFFICE_KEY || undefined,
    origins: listed(env.ORIGINS),
    address: site.address,
    base: site.base,
    limits: { messages: Number(env.LIMIT_MESSAGES || 30), mails: Number(env.LIMIT_MAILS || 10) },
    trustsProxy: trusts(env.TRUST_PROXY ?? ''),
  };
}
