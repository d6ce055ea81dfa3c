import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { buildFile, buildNumber, type Sources } from 'subscription/order/sources';
import { content } from '@/tests/fixtures/content';
import { openBuilds } from '../builds';
import { documentsAt } from '../store/documents';
import { AT, keyNumber, sentBy } from './sample';
import { startReceiver } from './start';
import { inMemory } from './stores';

const folder = mkdtempSync(join(tmpdir(), 'builds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'orders.content.json');
/** As the build does it. */
function build(sources: Sources) {
  writeFileSync(`${file}.tmp`, buildFile(sources));
  renameSync(`${file}.tmp`, file);
}

const cents = (plan: Sources['plans'][number], amount: number) => ({
  ...plan,
  price: { ...plan.price, amount: { ...plan.price.amount, cents: amount } },
});
const dearer: Sources = {
  ...content,
  plans: content.plans.map((plan) => (plan.id === 'year' ? cents(plan, 990) : plan)),
};
const [agbSection] = content.pages.agb.sections;
const changed: Sources = {
  ...content,
  pages: { ...content.pages, agb: { ...content.pages.agb, sections: [{ ...agbSection, body: 'Neu.' }] as never } },
};
const withPlan: Sources = {
  ...content,
  plans: [...content.plans, ...content.plans.filter(({ id }) => id === 'year').map((plan) => ({ ...plan, id: 'neu' }))],
};

jest.useFakeTimers({
  now: AT,
  doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout', 'setInterval', 'performance'],
});

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  jest.setSystemTime(AT);
  build(content);
  const database = await inMemory();
  const builds = await openBuilds(database, file);
  receiver = await startReceiver(async () => database);
  Object.assign(receiver.receiver, { builds });
});
afterEach(() => receiver.stop());

const cases = () =>
  receiver.database.query<{ key: string; state: string; differs: string }>('SELECT * FROM cases ORDER BY key');

test('a new price or term makes no order unclear, whichever build its page belongs to (R-REC-23)', async () => {
  const { builds } = receiver.receiver;
  const by = (lastName: string, sources?: Sources) => sentBy('year', { lastName }, sources);
  await receiver.post(keyNumber(1), by('Sonne'));
  for (const [index, sources] of [dearer, changed].entries()) {
    build(sources);
    await builds.look();
    await receiver.post(keyNumber(10 + index), by(`Neu${index}`, sources));
    await receiver.post(keyNumber(20 + index), by(`Alt${index}`));
  }
  expect(await cases()).toHaveLength(5);
  for (const { state, differs } of await cases()) expect({ state, differs }).toEqual({ state: 'new', differs: '[]' });
  expect(await documentsAt(receiver.database, sentBy('year', {}, changed).seen.texts)).toBeDefined();
});

test('a new plan is taken after the next build, without a restart and without waiting (R-REC-23)', async () => {
  const message = sentBy('neu', {}, withPlan);
  // The page is there before the file: the browser may try again.
  expect((await receiver.post(keyNumber(1), message)).status).toBe(503);
  build(withPlan);
  expect((await receiver.post(keyNumber(1), message)).status).toBe(200);
  expect(await cases()).toMatchObject([{ state: 'new', differs: '[]' }]);
});

test('an order of an unknown build, with other lines than its build or of a page long replaced is to be cleared up', async () => {
  const { seen, ...message } = sentBy('year');
  await receiver.post(keyNumber(1), { ...message, seen: { ...seen, number: 'a'.repeat(12) } });
  await receiver.post(keyNumber(2), { ...message, seen: { ...sentBy('year', {}, dearer).seen, number: seen.number } });
  build(dearer);
  await receiver.receiver.builds.look();
  jest.setSystemTime(AT.getTime() + 31 * 24 * 60 * 60 * 1000);
  await receiver.post(keyNumber(3), { ...sentBy('year'), startDate: '2027-01-09' });
  const differs = (await cases()).map((found) => [found.state, found.differs]);
  expect(differs).toEqual([
    ['unclear', expect.stringContaining('den der Empfang nicht kennt')],
    ['unclear', expect.stringContaining('gesehen')],
    ['unclear', expect.stringContaining(`galt bis zum ${formatDay(today(AT))}`)],
  ]);
});

test('a page from before builds had numbers is compared with the newest', async () => {
  const { seen, ...message } = sentBy('year');
  const { number: _number, ...old } = seen;
  expect((await receiver.post(keyNumber(1), { ...message, seen: old })).status).toBe(200);
  expect(await cases()).toMatchObject([{ state: 'new' }]);
});

test('a missing or half-written file changes nothing and is reported; the store knows the builds after a restart', async () => {
  const { builds, ...others } = receiver.receiver;
  build(dearer);
  await builds.look();
  writeFileSync(file, buildFile(content).slice(0, 500));
  await builds.look();
  expect([builds.fault, buildNumber(builds.latest)]).toEqual(['unreadable', buildNumber(dearer)]);
  rmSync(file);
  await builds.look();
  expect([builds.fault, buildNumber(builds.latest)]).toEqual(['missing', buildNumber(dearer)]);
  const again = await openBuilds(others.database, file);
  expect(again.fault).toBe('missing');
  expect(buildNumber(again.of(sentBy('year')))).toBe(buildNumber({ ...content, office: again.latest.office }));
  build(dearer);
  await again.look();
  expect(again.fault).toBe('');
});

test('going back to an earlier build makes it the newest again', async () => {
  const { builds } = receiver.receiver;
  for (const sources of [dearer, content]) {
    build(sources);
    await builds.look();
  }
  expect(buildNumber(builds.latest)).toBe(buildNumber(content));
  expect((await builds.find(buildNumber(content)))?.replacedAt).toBeUndefined();
});

test('a receiver that has never seen a build says in German what is missing', async () => {
  const database = await inMemory();
  await expect(openBuilds(database, join(folder, 'keine.json'))).rejects.toThrow(
    /keine\.json fehlt.*npm run build.*CONTENT/,
  );
  await expect(openBuilds(database)).rejects.toThrow('Der Empfang lief noch nie');
  await database.close();
});
