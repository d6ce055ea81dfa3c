import { content } from '@/tests/fixtures/content';
import { until } from '@/tests/until';
import { trustClock } from '../clock';
import { watchHealth } from '../health';
import { eraseDue, retentionRules, runRetention } from '../retention';
import { serviceRow } from '../store/service';
import { keyNumber, sentBy } from './sample';
import { startReceiver } from './start';

const rules = retentionRules(content);
const IN_2026 = new Date('2026-11-27T08:00:00Z');
const IN_2034 = new Date('2034-01-02T08:00:00Z');

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let log: jest.SpyInstance[];
beforeEach(async () => {
  log = [jest.spyOn(console, 'error'), jest.spyOn(console, 'info')].map((spy) =>
    spy.mockImplementation(() => undefined),
  );
  receiver = await startReceiver();
  await receiver.post(keyNumber(1), sentBy('class'));
  await receiver.database.query(
    "UPDATE cases SET received_at = '2026-11-27T07:00:00.000Z', received_on = '2026-11-27'",
  );
});
afterEach(async () => {
  await receiver.stop();
  for (const spy of log) spy.mockRestore();
});

const left = async () => (await receiver.database.query('SELECT key FROM cases')).length;
/** A receiver whose clock shows this moment, for as long as it takes to erase. */
async function runAt(at: Date) {
  const { database, receiver: parts } = receiver;
  const watch = watchHealth(database, ':memory:', parts.builds, () => at);
  const retention = runRetention(
    database,
    () => rules,
    () => at,
  );
  await until(
    'a look at what is due',
    async () => log.some((spy) => spy.mock.calls.length > 0) || (await left()) === 0,
  );
  watch.stop();
  retention.stop();
}

test('a clock that jumped years ahead erases nothing, however often the receiver starts, and is logged (R-REC-24)', async () => {
  await receiver.database.query('DELETE FROM service');
  await runAt(IN_2034);
  await runAt(IN_2034);
  expect(await left()).toBe(1);
  expect(log[0]?.mock.calls.flat().join()).toContain('retention: ClockJumped');
  expect(log[0]?.mock.calls.flat().join()).not.toMatch(/anna|Müller/i);
  await expect(eraseDue(receiver.database, rules, IN_2034)).rejects.toThrow(
    /27\.\s+November\s+2026.*2\.\s+Januar\s+2034.*retention clock/s,
  );
});

test('erasing goes on once the publisher says that the clock is right, and once it is set back (R-REC-24)', async () => {
  await receiver.database.query('DELETE FROM service');
  await runAt(IN_2034);
  expect(await eraseDue(receiver.database, rules, IN_2026)).toBe(0);
  await trustClock(receiver.database, IN_2034);
  expect(await eraseDue(receiver.database, rules, IN_2034)).toBe(1);
  expect(await serviceRow(receiver.database, 'erased')).toEqual({ at: IN_2034.toISOString(), text: '1' });
  expect(log[1]?.mock.calls.flat()).toContain('retention: 1 cases erased');
});

test('an order taken while the clock was wrong does not vouch for it', async () => {
  await receiver.database.query('DELETE FROM service');
  await runAt(IN_2034);
  await receiver.post(keyNumber(2), sentBy('year'));
  await receiver.database.query('UPDATE cases SET received_at = ? WHERE key = ?', [
    IN_2034.toISOString(),
    keyNumber(2),
  ]);
  await expect(eraseDue(receiver.database, rules, IN_2034)).rejects.toThrow('Gelöscht wird nichts');
});
