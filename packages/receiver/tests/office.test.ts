import { request } from 'node:http';
import { parse } from 'node-html-parser';
import { planOf } from 'subscription/plans/in-order';
import { content } from '@/tests/fixtures/content';
import { until } from '@/tests/until';
import { hashPassword } from '../office/password';
import { openSession, sessionOf } from '../store/sessions';
import { startOffice } from './office-browser';
import { CANCELLATION, FOR_FAMILY, keyNumber, sentBy } from './sample';

/** Everything but the date goes on. */
const EXCEPT_DATE: FakeableAPI[] = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
];

type Office = Awaited<ReturnType<typeof startOffice>>;
let office: Office;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(async () => {
  jest.useRealTimers();
  await office.stop();
});

const textOf = async (path: string) => parse(await (await office.go(path)).text()).querySelector('main')?.text ?? '';

test('the office lists today’s cases with links', async () => {
  const { reference } = await office.order(keyNumber(1), sentBy('year'));
  await office.order(keyNumber(2), CANCELLATION);
  const main = parse(await (await office.go('/buero/')).text()).querySelector('main');
  expect(main?.text).toContain(`Bestellung, ${planOf(content.plans, 'year').title}`);
  expect(main?.text).toContain('Kündigung');
  expect(main?.querySelector(`a[href="/buero/vorgang/${reference}"]`)).toBeTruthy();
});

test('a case shows the order, its history and other cases of the same address (R-REC-9)', async () => {
  const { reference } = await office.order(keyNumber(1), sentBy('gift', { cardText: 'Alles Liebe' }));
  const other = await office.order(keyNumber(2), CANCELLATION);
  await office.order(keyNumber(1), sentBy('gift', { cardText: 'Alles Gute' }));
  await until('the mail', async () => (await textOf(`/buero/vorgang/${reference}`)).includes('Gemailt:'));
  const text = await textOf(`/buero/vorgang/${reference}`);
  for (const words of [
    'Geschenkabo',
    'Alles Gute',
    'Anna Müller',
    '10 €',
    'Eingegangen',
    'berichtigt, Fassung',
    other.reference,
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(words);
  expect(text).not.toContain('Alles Liebe');
});

test('state and note are saved and appear in the history (R-REC-9)', async () => {
  const { reference } = await office.order(keyNumber(1), sentBy('year'));
  const path = `/buero/vorgang/${reference}`;
  expect(
    (await office.send(path, { do: 'change', state: 'cancelled', note: 'Anruf <b>am</b> Montag' }, path)).status,
  ).toBe(303);
  const text = await textOf(path);
  expect(text).toContain('Stand: storniert');
  expect(text).toContain('Notiz geändert');
  expect(await (await office.go(path)).text()).toContain('Anruf &lt;b&gt;am&lt;/b&gt; Montag');
});

test('the office can resend an e-mail', async () => {
  const { reference } = await office.order(keyNumber(1), sentBy('year'));
  const path = `/buero/vorgang/${reference}`;
  await office.send(path, { do: 'resend' }, path);
  const mails = await office.database.query('SELECT kind FROM mails');
  expect(mails).toHaveLength(2);
  const text = await textOf(path);
  expect(text).toContain('noch einmal verschickt');
  expect(text).toContain('IBAN DE•• •••• •••• •••• ••30 00');
});

test('in a trial the office shows each e-mail', async () => {
  await office.order(keyNumber(1), sentBy('year'));
  const link = await until(
    'a mail',
    async () =>
      parse(await (await office.go('/buero/mails')).text())
        .querySelector('a[href^="/buero/mails/"]')
        ?.getAttribute('href') ?? '',
  );
  expect(await textOf(link)).toContain('anna@example.org');
  expect(await textOf(link)).toContain('AGB.txt');
});

test('the search finds a name, a town or a reference in each spelling, and nothing else (R-REC-9)', async () => {
  const search = async (q: string) => (await office.send('/buero/suche', { q })).text();
  const people: [string, string[]][] = [
    ['Müller', ['müller', 'Mu\u0308ller', 'mueller', 'muller', 'mül', 'MUELL 506', 'köln anna']],
    ['Wałęsa', ['wałęsa', 'walesa', 'WALESA']],
    ['Đoković', ['đoković', 'dokovic', 'doko']],
    ['Işık', ['ışık', 'isik', 'IŞIK']],
    ['Mueller', ['müller', 'muller', 'mue']],
    ['Sørensen', ['sorensen', 'soerensen']],
    ['Weiß', ['weiss']],
  ];
  for (const [at, [lastName, spellings]] of people.entries()) {
    const { reference } = await office.order(keyNumber(at), sentBy('year', { lastName, email: 'a@example.org' }));
    const said = reference.toLowerCase().replaceAll('-', ' ').replace(' 0', ' ');
    for (const q of [...spellings, said]) expect([q, await search(q)]).toEqual([q, expect.stringContaining(reference)]);
  }
  for (const q of ['nieMaND', "' OR true --", '1'])
    expect([q, await search(q)]).toEqual([q, expect.not.stringMatching(/vorgang\/D-/)]);
});

test('an address is found with umlauts and as the name system writes it, whoever uses it (R-REC-9)', async () => {
  const written = await office.order(keyNumber(1), sentBy('gift', { email: 'Anna@xn--mller-kva.de' }));
  const other = await office.order(keyNumber(2), { ...CANCELLATION, email: 'anna@müller.de' });
  const family = await office.order(
    keyNumber(3),
    sentBy('gift', { ...FOR_FAMILY, email: 'oma@example.org', accessEmail: 'anna@müller.de' }),
  );
  for (const q of ['anna@müller.de', 'ANNA@xn--mller-kva.de', 'anna@mu\u0308ller.de', 'müller.de']) {
    const text = await (await office.send('/buero/suche', { q })).text();
    for (const { reference } of [written, other, family]) expect(text).toContain(reference);
  }
  const related = await textOf(`/buero/vorgang/${written.reference}`);
  for (const { reference } of [other, family]) expect(related).toContain(reference);
});

test('a search with many hits goes on, page by page, without its words in an address', async () => {
  const given: string[] = [];
  for (let number = 0; number < 70; number += 1)
    given.push((await office.order(keyNumber(number), { ...CANCELLATION, contract: `Abo ${number}` })).reference);
  const first = await (await office.send('/buero/suche', { q: 'müller' })).text();
  const form = parse(first).querySelector('main form[method="post"][action="/buero/suche"]');
  const fields = Object.fromEntries(
    (form?.querySelectorAll('input') ?? []).map((input) => [
      input.getAttribute('name') ?? '',
      input.getAttribute('value') ?? '',
    ]),
  );
  const second = await (await office.go('/buero/suche', { method: 'POST', body: new URLSearchParams(fields) })).text();
  const found = (text: string) => given.filter((reference) => text.includes(reference));
  expect([found(first).length, found(second).length]).toEqual([50, 20]);
  expect(new Set([...found(first), ...found(second)]).size).toBe(70);
  expect(second).not.toContain('Ältere zeigen');
});

test('typed HTML is shown as text (R-REC-10)', async () => {
  const typed = '<img src=x onerror=alert(1)>';
  await office.order(keyNumber(1), sentBy('year', { lastName: typed, city: '"><script>alert(1)</script>' }));
  for (const path of ['/buero/', '/buero/alle']) {
    const response = await office.go(path);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(await response.text()).not.toContain('<img src=x');
  }
});

describe('access', () => {
  test('without a password the office opens only locally, under its own host name, without a proxy (R-REC-10)', async () => {
    expect((await office.go('/buero/')).status).toBe(200);
    expect((await office.go('/buero/', { headers: { 'X-Forwarded-For': '198.51.100.1' } })).status).toBe(403);
    const status = await new Promise((resolve) =>
      request(`${office.address}/buero/`, { headers: { Host: 'strange.example' } }, ({ statusCode }) =>
        resolve(statusCode),
      ).end(),
    );
    expect(status).toBe(403);
  });

  test('forms of another site or session change nothing (R-REC-10)', async () => {
    const { reference } = await office.order(keyNumber(1), sentBy('year'));
    const path = `/buero/vorgang/${reference}`;
    const formToken = await office.formTokenOn(path);
    const body = (token: string) => ({
      method: 'POST',
      body: new URLSearchParams({ formToken: token, state: 'cancelled' }),
    });
    expect((await office.go(path, body('falsch'))).status).toBe(403);
    expect((await office.go(path, { ...body(formToken), headers: { Origin: 'https://strange.example' } })).status).toBe(
      403,
    );
    office.forget();
    expect((await office.go(path, body(formToken))).status).toBe(303);
    expect(await office.database.query('SELECT state FROM cases')).toEqual([{ state: 'new' }]);
  });

  const PASSWORD = 'richtig und lang';
  const login = (password: string, from = '192.0.2.1') =>
    office.go('/buero/anmelden', {
      method: 'POST',
      body: new URLSearchParams({ password }),
      headers: { 'X-Forwarded-For': from },
    });

  test('the password is required, and leaving ends the session (R-REC-10)', async () => {
    await office.stop();
    office = await startOffice({ passwordHash: await hashPassword(PASSWORD) });
    const led = await office.go('/buero/');
    expect([led.status, led.headers.get('location')]).toEqual([303, '/buero/anmelden']);
    expect((await login('falsch')).status).toBe(401);
    expect((await office.go('/buero/alle')).status).toBe(303);
    const entered = await login(PASSWORD);
    expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/);
    expect((await office.go('/buero/')).status).toBe(200);
    await office.send('/buero/abmelden', {});
    expect((await office.go('/buero/')).status).toBe(303);
  });

  test('wrong tries make their own network wait, and nobody else (R-REC-10)', async () => {
    await office.stop();
    office = await startOffice({ passwordHash: await hashPassword(PASSWORD) });
    // The clock stands still, so that a slow machine waits out no pause.
    jest.useFakeTimers({ now: new Date(), doNotFake: EXCEPT_DATE });
    const tries = [];
    for (let turn = 0; turn < 5; turn += 1) tries.push(await login('falsch', '198.51.100.7'));
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429]);
    expect(tries[3]?.headers.get('retry-after')).toBe('5');
    expect(await tries[3]?.text()).toMatch(/warten Sie 5 Sekunden/);
    expect((await login(PASSWORD, '198.51.100.7')).status).toBe(429);
    expect((await login(PASSWORD)).status).toBe(303);
  });

  test('a changed password ends all sessions (R-REC-10)', async () => {
    const at = new Date('2026-11-25T10:00:00Z');
    const [before, after] = ['scrypt:old', 'scrypt:new'];
    const { token } = await openSession(office.database, at, before);
    expect(await sessionOf(office.database, token, at, before)).toBeDefined();
    expect(await sessionOf(office.database, token, at, after)).toBeUndefined();
    expect(await sessionOf(office.database, token, at)).toBeUndefined();
  });

  test('a forged cookie gives no access', async () => {
    await office.stop();
    office = await startOffice({ passwordHash: await hashPassword('richtig') });
    for (const cookie of ['buero=x', `buero=${'A'.repeat(43)}`, "buero=' OR 1=1 --", 'buero=__proto__'])
      expect((await office.go('/buero/alle', { headers: { Cookie: cookie } })).status).toBe(303);
  });
});
