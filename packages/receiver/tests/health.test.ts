import { closeSync, copyFileSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { trustClock } from '../clock';
import { findingsOf } from '../findings';
import { healthOf } from '../health';
import { StoreAway } from '../store/database';
import { isWhole } from '../store/integrity';
import { openStore } from '../store/open';
import { startOffice } from './office-browser';
import { CANCELLATION, keyNumber } from './sample';
import { startReceiver } from './start';

const HOUR = 60 * 60 * 1000;

/** A fresh look, as an answer to monitors holds for some seconds. */
async function findings({
  database,
  receiver,
}: Pick<Awaited<ReturnType<typeof startReceiver>>, 'database' | 'receiver'>) {
  const at = new Date();
  return findingsOf(await healthOf(database, receiver.builds, at), at);
}

test('a monitor hears 200 only if nothing has to be mended (R-REC-14)', async () => {
  const receiver = await startReceiver();
  const fine = await fetch(`${receiver.endpoint}/gesund`);
  expect([fine.status, await fine.json()]).toEqual([200, { status: 'ok', findings: [], oldestMail: 0 }]);
  await receiver.stop();

  const late = await startReceiver();
  await late.post(keyNumber(1), CANCELLATION);
  await late.database.query('UPDATE mails SET queued_at = ?, due_at = ?', [
    new Date(Date.now() - HOUR).toISOString(),
    new Date(Date.now() - HOUR).toISOString(),
  ]);
  const bad = await fetch(`${late.endpoint}/gesund`);
  expect([bad.status, await bad.json()]).toEqual([
    503,
    { status: 'attention', findings: ['late'], oldestMail: expect.any(Number) },
  ]);
  await late.stop();
});

test('what the mail server refuses for a reason of ours is a finding, a temporary refusal and a wrong address are none', async () => {
  const receiver = await startReceiver();
  await receiver.post(keyNumber(1), CANCELLATION);
  const told = async (state: string, fault: string) => {
    await receiver.database.query('UPDATE mails SET state = ?, attempts = 1, fault = ?', [state, fault]);
    return (await findings(receiver)).map(([name]) => name);
  };
  expect(await told('waiting', 'Absender abgelehnt: 550 5.7.1 not allowed')).toEqual(['refused']);
  expect(await told('waiting', 'Anmeldung am Mailserver abgelehnt: 535')).toEqual(['refused']);
  expect(await told('waiting', 'Text abgelehnt: 451 later')).toEqual([]);
  expect(await told('failed', 'Adresse abgelehnt: 550 5.1.1 unknown')).toEqual([]);
  await receiver.stop();
});

test('a store without room or away is a finding', async () => {
  const receiver = await startReceiver();
  const broken = (code: string) => ({
    ...receiver,
    database: { ...receiver.database, query: () => Promise.reject(Object.assign(new Error('x'), { code })) },
  });
  expect((await findings(broken('SQLITE_FULL')))[0]?.[1]).toContain('Schaffen Sie Platz');
  expect((await findings(broken('53100')))[0]?.[1]).toContain('Schaffen Sie Platz');
  expect((await findings(broken('SQLITE_CORRUPT')))[0]?.[1]).toContain('restore');
  expect((await findings(broken('ECONNREFUSED')))[0]?.[1]).toContain('DATABASE_URL');
  await receiver.stop();
});

test('the daily check finds a damaged file', async () => {
  const office = await startOffice();
  await office.order(keyNumber(1), CANCELLATION);
  const copy = join(office.folder, 'copy.db');
  await office.database.outside('VACUUM INTO ?', [copy]);
  const store = await openStore(copy);
  await store.close();
  expect(await isWhole(office.database, copy)).toBe(true);
  const damaged = join(office.folder, 'damaged.db');
  copyFileSync(copy, damaged);
  const file = openSync(damaged, 'r+');
  for (let page = 3; page * 4096 < statSync(damaged).size; page += 1)
    writeSync(file, Buffer.alloc(200, 0xff), 0, 200, page * 4096);
  closeSync(file);
  expect(await isWhole(office.database, damaged)).toBe(false);
  expect(await isWhole(office.database, join(office.folder, 'nirgends/x.db'))).toBe(true);
  await office.stop();
});

test('every page of the office warns and says what to do, and one press trusts the clock', async () => {
  const office = await startOffice();
  expect(await (await office.go('/buero/alle')).text()).not.toContain('class="warning"');
  await trustClock(office.database, new Date('2026-01-01T08:00:00Z'));
  for (const path of ['', 'alle', 'zu-klaeren', 'mails', 'weitergeben', 'zustand', 'vorgang/D-26-0001-X']) {
    const page = await (await office.go(`/buero/${path}`)).text();
    expect(page).toContain('Gelöscht wird nichts: Zuletzt lief der Empfang am');
  }
  expect((await office.send('/buero/zustand', {}, '/buero/zustand')).status).toBe(303);
  expect(await (await office.go('/buero/')).text()).not.toContain('Gelöscht wird nichts');
  await office.stop();
});

test('an office that cannot even open a session says why', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const office = await startOffice();
  const full = new StoreAway('SQLITE_FULL', undefined);
  const query = jest.spyOn(office.database, 'query').mockRejectedValue(full);
  const response = await office.go('/buero/');
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('Schaffen Sie Platz')]);
  query.mockRestore();
  await office.stop();
  said.mockRestore();
});
