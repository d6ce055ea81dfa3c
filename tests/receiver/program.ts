import { readFileSync } from 'node:fs';
import { prepareReceiver } from 'receiver/run';
import { contentFile } from '@/packages/receiver/tests/content-file';
import { settingsFrom } from '@/packages/receiver/tests/settings';
import { KEPT } from '../fixtures/keep';

// A complete receiver in its own process, which tests can kill; parameters: store, mail server, port.
const [database = '', smtpUrl = '', port = ''] = process.argv.slice(2);
const limits = { messages: 1e9, mails: 1e9 };
const settings = {
  ...settingsFrom({
    OFFICE_KEY: process.env.OFFICE_KEY,
    CONTENT: contentFile(JSON.parse(readFileSync(KEPT, 'utf8'))),
  }),
  database,
  // As every publisher has one: messages are compared by a key made of it.
  passwordHash: 'scrypt:test',
  smtpUrl: smtpUrl || undefined,
  limits,
};
const { orders, stop } = await prepareReceiver(settings);
orders.listen(Number(port), '127.0.0.1', () => console.log('ready'));
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
