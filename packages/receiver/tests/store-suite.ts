import { content } from '@/tests/fixtures/content';
import { waiting } from '../export/choose';
import { sendDue } from '../mail/outbox';
import { eraseDue, retentionRules } from '../retention';
import type { Database } from '../store/database';
import { listCases, relatedTo } from '../store/lookup';
import { migrate } from '../store/migrate';
import { numbering } from '../store/numbers';
import { refold } from '../store/refold';
import { openSession, sessionOf } from '../store/sessions';
import { collect } from './collect';
import { CANCELLATION, keyNumber, sentBy, WITHDRAWAL } from './sample';
import { startReceiver } from './start';
import type { OpenStore } from './stores';

/** The tests that both stores must pass: describeStore('SQLite', inMemory) */
export function describeStore(name: string, open: OpenStore): void {
  describe(`${name} stores orders (R-REC-16)`, () => {
    let receiver: Awaited<ReturnType<typeof startReceiver>>;
    let database: Database;
    beforeEach(async () => {
      receiver = await startReceiver(open);
      database = receiver.database;
    });
    afterEach(() => receiver.stop());

    const rows = (table: string) => database.query(`SELECT * FROM ${table}`);

    test('a transaction is stored completely or not at all', async () => {
      await expect(
        database.transaction(async ({ query }) => {
          await query("INSERT INTO counters (name, value) VALUES ('half', 1)");
          throw new Error('in the middle');
        }),
      ).rejects.toThrow('in the middle');
      expect(await rows('counters')).toEqual([]);
      await expect(database.transaction(({ query }) => query('SELECT nothing FROM nowhere'))).rejects.toThrow();
      await database.transaction(({ query }) => query("INSERT INTO counters (name, value) VALUES ('whole', 1)"));
      expect(await rows('counters')).toEqual([{ name: 'whole', value: 1 }]);
    });

    test('concurrent orders, some of them repeated, are stored once each', async () => {
      const answers = await Promise.all(
        Array.from({ length: 60 }, async (_, index) =>
          (await receiver.post(keyNumber(index % 30), sentBy('trial'))).json(),
        ),
      );
      expect(answers.every(({ status }) => status === 'accepted')).toBe(true);
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(30);
      expect([await rows('cases'), await rows('versions'), await rows('mails')].map(({ length }) => length)).toEqual([
        30, 30, 30,
      ]);
    });

    test('concurrent corrections become consecutive versions', async () => {
      await receiver.post(keyNumber(1), sentBy('year'));
      await Promise.all(
        ['Bonn', 'Düren', 'Essen', 'Neuss'].map((city) => receiver.post(keyNumber(1), sentBy('year', { city }))),
      );
      expect((await rows('versions')).map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5]);
      expect(await rows('cases')).toMatchObject([{ version: 5 }]);
    });

    test('concurrent outboxes never send the same e-mail', async () => {
      for (let turn = 0; turn < 40; turn += 1)
        await receiver.post(keyNumber(turn), { ...WITHDRAWAL, contract: `Abo ${turn}` });
      const sent: string[] = [];
      const transport = { send: async ({ id }: { id: string }) => void sent.push(id), close: () => undefined };
      await Promise.all(
        Array.from({ length: 4 }, () => sendDue({ database, builds: receiver.receiver.builds, transport })),
      );
      expect(sent.length).toBe(40);
      expect(new Set(sent).size).toBe(40);
      expect((await rows('mails')).every(({ state, content: body }) => state === 'sent' && body === '')).toBe(true);
    });

    test('the search folds umlauts, and its pages neither skip nor repeat', async () => {
      for (let turn = 0; turn < 12; turn += 1)
        await receiver.post(
          keyNumber(turn),
          sentBy('year', { lastName: turn % 2 ? 'Łukasz-Müller' : 'Ölçer', phone: '' }),
        );
      expect(await listCases(database, { words: 'MUELLER köln' }, 50)).toHaveLength(6);
      expect(await listCases(database, { words: 'oelc' }, 50)).toHaveLength(6);
      const seen: string[] = [];
      let before: { receivedAt: string; key: string } | undefined;
      for (;;) {
        const page = await listCases(database, { before }, 5);
        seen.push(...page.map(({ key }) => key));
        const last = page.at(-1);
        if (!last) break;
        before = { receivedAt: last.received_at, key: last.key };
      }
      expect(seen).toHaveLength(12);
      expect(new Set(seen).size).toBe(12);
    });

    test('concurrent exports include each case once', async () => {
      for (let turn = 0; turn < 10; turn += 1)
        await receiver.post(keyNumber(turn), sentBy('gift', { firstName: `Anna${'a'.repeat(turn)}` }));
      const both = await Promise.all([collect(database), collect(database)]);
      expect(both.flatMap(({ rows: handed }) => handed)).toHaveLength(10);
      const [{ number = 0 } = {}] = both.filter(({ rows: handed }) => handed.length > 0);
      expect((await collect(database, { number })).rows).toHaveLength(10);
    });

    test('a consent becomes due for export, and its withdrawal again', async () => {
      const { reference } = await (
        await receiver.post(keyNumber(1), sentBy('year', { marketingConsent: true }))
      ).json();
      expect(await waiting(database)).toEqual({ all: 1, sealed: [] });
      await collect(database);
      expect(await waiting(database)).toEqual({ all: 0, sealed: [] });
      const [mail] = await database.query("SELECT content FROM mails WHERE kind = 'advertising'");
      const link = `${receiver.endpoint}/werbung/${/\/werbung\/([\w-]{22})/.exec(String(mail?.content))?.[1]}`;
      for (const [act, advertising] of [
        ['confirm', 'ja'],
        ['withdraw', 'nein'],
      ] as const) {
        await fetch(link, { method: 'POST', body: new URLSearchParams({ do: act }) });
        expect((await collect(database)).rows).toMatchObject([{ reference, advertising }]);
      }
      await receiver.post(keyNumber(2), CANCELLATION);
      expect(await relatedTo(database, { key: keyNumber(2) })).toMatchObject([{ reference }]);
      await refold(database);
      expect(await listCases(database, { words: 'ANNA@example.org' }, 10)).toHaveLength(2);
    });

    test('a session needs its token and ends within a day', async () => {
      const now = new Date('2026-11-25T10:00:00Z');
      const { token, formToken } = await openSession(database, now);
      expect(await sessionOf(database, token, now)).toEqual({ token, formToken });
      expect(await sessionOf(database, `${token}x`, now)).toBeUndefined();
      expect(await sessionOf(database, token, new Date('2026-11-26T10:00:00Z'))).toBeUndefined();
      expect(JSON.stringify(await rows('sessions'))).not.toContain(token);
    });

    test('two receivers give different numbers; old cases are erased', async () => {
      const [one, other] = [numbering(database), numbering(database)];
      const given = await Promise.all(
        Array.from({ length: 90 }, (_, index) => (index % 2 ? one : other)(new Date('2026-05-01'))),
      );
      expect(new Set(given).size).toBe(90);
      await receiver.post(keyNumber(1), CANCELLATION);
      await database.query("UPDATE cases SET received_on = '2012-01-01'");
      expect(await eraseDue(database, retentionRules(content), new Date('2026-11-25'))).toBe(1);
      expect(await rows('happenings')).toEqual([]);
    });

    test('migrating twice changes nothing', async () => {
      await receiver.post(keyNumber(1), CANCELLATION);
      await migrate(database);
      expect(await rows('cases')).toHaveLength(1);
    });
  });
}
