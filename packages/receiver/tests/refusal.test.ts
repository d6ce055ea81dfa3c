import { content } from '@/tests/fixtures/content';
import { until } from '@/tests/until';
import { sendDue } from '../mail/outbox';
import { refusalOf } from '../mail/refusal';
import { smtpTransport } from '../mail/transport';
import { sendTestOrder } from '../try-out';
import { startMailServer } from './mail-server';
import { startOffice } from './office-browser';
import { keyNumber, WITHDRAWAL } from './sample';
import { startReceiver } from './start';

type Manner = NonNullable<Parameters<typeof startMailServer>[1]>;

/** The mail as it stands after one try to send it. */
async function triedWith(manner: Manner, email = 'anna@example.org') {
  const [receiver, post] = [await startReceiver(), await startMailServer(0, manner)];
  const transport = smtpTransport(post.url, { name: 'DUDA', address: 'abo@duda.example' }, 3000);
  await receiver.post(keyNumber(1), { ...WITHDRAWAL, email });
  await sendDue({ database: receiver.database, builds: receiver.receiver.builds, transport });
  const [mail] = await receiver.database.query<{ state: string; fault: string }>('SELECT state, fault FROM mails');
  transport.close();
  await Promise.all([post.stop(), receiver.stop()]);
  return { state: mail?.state, fault: mail?.fault, taken: post.taken.map(({ to }) => to) };
}

test.each<[string, Manner, string, string]>([
  ['sender', { from: [550, '5.7.1 Sender rejected'] }, 'waiting', 'Absender abgelehnt: 550 5.7.1 Sender rejected'],
  ['login', { auth: [535, '5.7.8 Login of duda failed'] }, 'waiting', 'Anmeldung am Mailserver abgelehnt: 535'],
  ['text', { data: [554, '5.7.1 Looks like spam'] }, 'waiting', 'Text abgelehnt: 554 5.7.1 Looks like spam'],
  ['greylisting', { rcpt: [450, '4.2.0 Greylisted'] }, 'waiting', 'Adresse abgelehnt: 450 4.2.0 Greylisted'],
  ['address', { rcpt: [550, '5.1.1 <anna@example.org> unknown'] }, 'failed', 'Adresse abgelehnt: 550 5.1.1 … unknown'],
])('a refused %s: only what concerns the recipient is final (R-REC-8)', async (_what, manner, state, fault) => {
  expect(await triedWith(manner)).toEqual({ state, fault, taken: [] });
});

test('an address with umlauts before the @ is told apart, and sent where the server takes it (R-REC-8)', async () => {
  const email = 'änne@müller.de';
  expect(await triedWith({ hidesUtf8: true }, email)).toMatchObject({
    ...{ state: 'failed', taken: [] },
    fault: expect.stringContaining('SMTPUTF8'),
  });
  expect(await triedWith({}, email)).toMatchObject({ state: 'sent', taken: [[email]] });
  expect(await triedWith({ hidesUtf8: true }, 'anna@müller.de')).toMatchObject({ state: 'sent' });
});

test.each([
  [{ command: 'RCPT TO', responseCode: 550, response: '550 No such user' }, true],
  [{ command: 'RCPT TO', responseCode: 550, response: '550 5.4.1 Recipient address rejected' }, true],
  [{ command: 'RCPT TO', responseCode: 550, response: '550 5.7.1 Relaying denied' }, false],
  [{ command: 'DATA', responseCode: 552, response: '552 5.2.2 Mailbox full' }, true],
  [{ command: 'RCPT TO', responseCode: 554, response: '554 Your host is listed' }, false],
  [{ command: 'RCPT TO', responseCode: 530, response: '530 Authentication required' }, false],
  [{ command: 'RCPT TO', responseCode: 553, response: '553 5.1.8 Sender domain unknown' }, false],
  [{ code: 'ECONNREFUSED' }, false],
])('%j is final: %s', (fault, isFinal) => {
  expect(refusalOf(fault).isFinal).toBe(isFinal);
});

test.each<[string, Manner, RegExp]>([
  ['sender', { from: [550, '5.7.1 Sender rejected'] }, /Absender abgelehnt: 550 5.7.1 Sender rejected/],
  ['recipient', { rcpt: [550, '5.1.1 User unknown'] }, /Adresse abgelehnt: 550 5.1.1 User unknown/],
])('the launch check says why the mail server refuses the %s (R-REC-14)', async (_what, manner, words) => {
  const post = await startMailServer(0, manner);
  const office = await startOffice({ smtpUrl: post.url });
  expect(await sendTestOrder(`${office.endpoint}/bestellungen`, content)).toMatch(words);
  await office.stop();
  await post.stop();
});

test('the office corrects an address and sends again (R-REC-9)', async () => {
  const post = await startMailServer();
  post.willBehave('refuse');
  const office = await startOffice({ smtpUrl: post.url });
  await office.order(keyNumber(1), WITHDRAWAL);
  const listed = async () => (await office.go('/buero/mails')).text();
  await until('a mail that cannot be delivered', async () => (await listed()).includes('nicht zustellbar'));
  const [, path = ''] = /action="(\/buero\/mails\/[^"]+)"/.exec(await listed()) ?? [];
  expect(await (await office.send(path, { address: 'anna@' }, '/buero/mails')).text()).toContain(
    'keine E-Mail-Adresse',
  );
  expect((await office.send(path, { address: 'anna.neu@example.org' }, '/buero/mails')).status).toBe(303);
  await until('the mail at the corrected address', async () => post.taken.length > 0);
  expect(post.taken[0]?.to).toEqual(['anna.neu@example.org']);
  await office.stop();
  await post.stop();
});
