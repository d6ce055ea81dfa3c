import { content } from '@/tests/fixtures/content';
import { sendTestOrder } from '../try-out';
import { startOffice } from './office-browser';
import { startReceiver } from './start';

test('the launch check’s test order is accepted, mailed and erased (R-REC-14)', async () => {
  const office = await startOffice();
  expect(await sendTestOrder(`${office.endpoint}/bestellungen`, content)).toBeUndefined();
  expect(await office.database.query('SELECT key FROM cases')).toEqual([]);
  await office.stop();
});

test('the launch check reports an unsent e-mail, a refused order and an unreachable receiver', async () => {
  // No outbox is running.
  const receiver = await startReceiver();
  expect(await sendTestOrder(receiver.endpoint, content, 1)).toMatch(/geht nicht hinaus/);
  await receiver.stop();
  const refusing = await startReceiver(undefined, { limits: { messages: 0, mails: 0 } });
  expect(await sendTestOrder(refusing.endpoint, content, 1)).toMatch(/nimmt eine Probebestellung nicht an \(429\)/);
  await refusing.stop();
  expect(await sendTestOrder(refusing.endpoint, content, 1)).toMatch(/nicht zu erreichen/);
});
