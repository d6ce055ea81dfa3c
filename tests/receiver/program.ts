import { readFileSync } from 'node:fs';
import { prepareReceiver } from '@/lib/receiver/run';
import { settingsOf } from '@/lib/receiver/settings';
import { KEPT } from '../fixtures/keep';

// A complete receiver in its own process, which tests can kill; parameters: store, mail server, port.
const [database = '', smtpUrl = '', port = ''] = process.argv.slice(2);
const site = { product: 'DUDA', email: 'abo@duda.example', address: 'https://www.example.com', base: '' };
const limits = { messages: 1e9, mails: 1e9 };
const settings = {
  ...settingsOf({ OFFICE_KEY: process.env.OFFICE_KEY }, site),
  database,
  smtpUrl: smtpUrl || undefined,
  limits,
};
const { server, stop } = await prepareReceiver(settings, JSON.parse(readFileSync(KEPT, 'utf8')), (_, response) =>
  response.end(),
);
server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
