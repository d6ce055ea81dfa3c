import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsOf } from '../settings';
import { readSettings } from '../settings-file';
import { warnings } from '../warnings';
import { settingsFrom } from './settings';

const KEY = 'age1ydvjclpscq8vqnu6ywa52vwpfh9yj9t8tpd5ua99c4agv8lyzgdqp9wmqt';
const HASH = `scrypt:${'a'.repeat(22)}:${'b'.repeat(43)}`;

test.each([
  ['DATABASE_URL', 'mysql://orders@localhost/orders'],
  ['DATABASE_URL', '"postgres://orders@localhost/orders"'],
  ['DATABASE_URL', "'postgres://orders@localhost/orders'"],
  ['DATABASE_URL', 'Postgres://orders@localhost/orders'],
  ['DATABASE_URL', 'data/other.db'],
  ['SMTP_URL', 'mail.verlag.example'],
  ['SMTP_URL', '"smtps://mail.example.com"'],
  ['MAIL_FROM', 'DUDA <abo@example.com>'],
  ['OFFICE_PASSWORD', 'geheim und lang'],
  ['OFFICE_PASSWORD', `${HASH}=`],
  ['OFFICE_KEY', KEY.replace('y', 'z')],
  ['OFFICE_KEY', `AGE-SECRET-KEY-1${'Q'.repeat(58)}`],
  ['LIMIT_MESSAGES', 'abc'],
  ['LIMIT_MAILS', 'zehn'],
  ['LIMIT_MAILS', '0'],
  ['LIMIT_MAILS', '1e9'],
  ['PORT', '65536'],
  ['OFFICE_PORT', '3100'],
  ['ORIGINS', 'https://abo.example.com, abo.example.org'],
  ['TRUST_PROXY', 'yes'],
  ['SITE_URL', 'www.verlag.example'],
  ['SITE_URL', 'https://www.verlag.example/zeitung'],
  ['NEXT_PUBLIC_BASE_PATH', 'zeitung/'],
])('%s=%s is refused in one German sentence that names the variable and not its value', (name, value) => {
  const result = settingsOf({ [name]: value });
  const faults = 'faults' in result ? result.faults : [];
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${name} [a-zäöü].*\\.$`));
  if (/URL|PASSWORD|KEY/.test(name)) expect(faults[0]).not.toContain(value);
});

test('an empty line counts as none, and every line may be left out', () => {
  const names = ['DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'OFFICE_KEY', 'OFFICE_PASSWORD', 'ORIGINS', 'LIMIT_MAILS'];
  const { trustsProxy: _one, ...empty } = settingsFrom(Object.fromEntries(names.map((name) => [name, ''])));
  const { trustsProxy: _other, ...none } = settingsFrom({});
  expect(empty).toEqual(none);
  expect(none).toMatchObject({
    database: 'data/orders.db',
    orders: { host: '127.0.0.1' },
    office: { host: '127.0.0.1' },
  });
});

test('settings that are right are taken over', () => {
  const settings = settingsFrom({
    ...{ DATA: '/var/lib/orders', DATABASE_URL: 'postgresql://orders@localhost/orders?host=%2Frun%2Fpostgresql' },
    ...{ SITE_URL: 'https://www.example.com/zeitung/', NEXT_PUBLIC_BASE_PATH: '/zeitung' },
    ...{ OFFICE_KEY: KEY, OFFICE_PASSWORD: HASH, ORIGINS: 'https://abo.example.com/, https://abo.example.org' },
  });
  expect(settings).toMatchObject({
    database: 'postgresql://orders@localhost/orders?host=%2Frun%2Fpostgresql',
    ...{ address: 'https://www.example.com', base: '/zeitung' },
    ...{ sealKey: KEY, passwordHash: HASH, origins: ['https://abo.example.com', 'https://abo.example.org'] },
  });
});

describe('the settings file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  test('is named by --env-file, then by ORDERS_ENV, then lies beside the store', () => {
    file('orders.env', 'LIMIT_MAILS=1\n');
    const [named, inVariable] = [file('a.env', 'LIMIT_MAILS=2\n'), file('b.env', 'LIMIT_MAILS=3\n')];
    const read = (args: string[], env: Record<string, string>) => {
      const { settings, args: left } = readSettings(args, { DATA: folder, ...env });
      return [settings.limits.mails, left];
    };
    expect(read(['backup', '--env-file', named, 'x'], { ORDERS_ENV: inVariable })).toEqual([2, ['backup', 'x']]);
    expect(read([`--env-file=${named}`, 'backup'], {})).toEqual([2, ['backup']]);
    expect(read(['backup'], { ORDERS_ENV: inVariable })).toEqual([3, ['backup']]);
    expect(read(['backup'], {})).toEqual([1, ['backup']]);
    expect(read(['backup'], { LIMIT_MAILS: '4' })).toEqual([4, ['backup']]);
  });

  test('may have comments, quotes and the line ends of Windows', () => {
    const named = file(
      'c.env',
      '\uFEFF# Empfang\r\n\r\nSMTP_URL="smtps://mail.example.com"\r\n MAIL_FROM = abo@example.com \r\n',
    );
    expect(readSettings(['--env-file', named], {}).settings).toMatchObject({
      ...{ smtpUrl: 'smtps://mail.example.com', from: 'abo@example.com' },
    });
  });

  test('that is missing, or holds an unknown name or a line that is none, is refused', () => {
    const read = (named: string) => () => readSettings(['--env-file', named], {});
    expect(read(join(folder, 'none.env'))).toThrow(/none\.env gibt es nicht\.$/);
    expect(read(file('d.env', 'LIMIT_MESAGES=3'))).toThrow(/LIMIT_MESAGES gibt es nicht/);
    expect(read(file('e.env', '\n\nexport PORT 3'))).toThrow(/Zeile 3/);
    expect(read(file('f.env', 'PORT=x\nLIMIT_MAILS=y'))).toThrow(/^LIMIT_MAILS ist [^\n]*f\.env\)\nPORT ist /);
    expect(() => readSettings(['backup', '--env-file'], {})).toThrow('fehlt der Name');
  });
});

test('real mail without a key for account numbers is warned about (R-REC-12)', () => {
  const smtp = { SMTP_URL: 'smtps://mail.example.com' };
  expect(warnings(settingsFrom(smtp), 'abo@example.com')).toEqual([expect.stringContaining('OFFICE_KEY fehlt')]);
  expect(warnings(settingsFrom({ ...smtp, OFFICE_KEY: KEY }), '')).toEqual([
    expect.stringContaining('MAIL_FROM fehlt'),
  ]);
  expect(warnings(settingsFrom({ ...smtp, OFFICE_KEY: KEY, MAIL_FROM: 'a@b.de' }), '')).toEqual([]);
  expect(warnings(settingsFrom({}), '')).toEqual([]);
});
