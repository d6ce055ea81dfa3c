import type { RequestListener, Server } from 'node:http';
import { ORDERS_PATH } from 'content/own-paths';
import { now } from 'german/dates/day';
import { receiverApp } from './app';
import { openBuilds, watchBuilds } from './builds';
import { digester } from './digest';
import { watchHealth } from './health';
import { runOutbox } from './mail/outbox';
import { fileTransport, smtpTransport } from './mail/transport';
import { officeApp } from './office/app';
import { retentionRules, runRetention } from './retention';
import { sealer } from './seal';
import { officeServer, ordersServer } from './server';
import type { Settings } from './settings';
import { openReadable } from './store/existing';
import { numbering } from './store/numbers';
import { refold } from './store/refold';

/** In milliseconds; time for pending requests when the receiver stops. */
const LAST_ANSWERS = 5000;

/** Sender of a trial, until content names the publisher's address. */
const NOBODY = 'abo@example.com';

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Sets up both servers without listening. `stop` finishes requests and mails, then closes the store:
 * prepareReceiver(settings, site) → { orders, office, database, … } */
export async function prepareReceiver(settings: Settings, site?: RequestListener) {
  const { base, smtpUrl, mailFolder, origins, limits, trustsProxy, passwordHash } = settings;
  const database = await openReadable(settings.database, { mailFolder });
  const builds = await openBuilds(database, settings.contentFile);
  const { title, site: about } = builds.latest;
  const { email } = about.publisher;
  const from = { name: title.name, address: settings.from ?? (email.includes('@') ? email : NOBODY) };
  await refold(database);
  const receiver = {
    database,
    builds,
    seal: sealer(settings.sealKey),
    digest: digester(settings),
    nextReference: numbering(database),
    testAddress: from.address,
    consentLink: (token: string) => `${settings.address}${base}${ORDERS_PATH}/werbung/${token}`,
  };
  const transport = smtpUrl ? smtpTransport(smtpUrl, from) : fileTransport(mailFolder, from);
  const outbox = runOutbox({ database, builds, transport });
  const retention = runRetention(database, () => retentionRules(builds.latest), now);
  const watching = watchBuilds(builds);
  const watch = watchHealth(database, settings.database, builds, now);
  const intake = { receiver, origins, limits, trustsProxy };
  const desk = {
    ...{ database, builds, watch, base, passwordHash, trustsProxy, mailFolder: smtpUrl ? undefined : mailFolder },
    get sources() {
      return builds.latest;
    },
  };
  const orders = ordersServer(base, receiverApp(intake, watch, base), site);
  const office = officeServer(base, officeApp(desk));
  const stop = async () => {
    await Promise.all([orders, office].map(closed));
    watching.stop();
    watch.stop();
    retention.stop();
    await outbox.stop();
    transport.close();
    await database.close();
  };
  return { orders, office, database, publisherEmail: email, stop };
}
