import type { RequestListener, Server } from 'node:http';
import { now } from '@/lib/dates/day';
import { ORDERS_PATH } from '@/lib/pages/paths';
import { receiverApp } from './app';
import type { Sources } from './compare';
import { digester } from './digest';
import { runOutbox } from './mail/outbox';
import { fileTransport, smtpTransport } from './mail/transport';
import { officeApp } from './office/app';
import { retentionRules, runRetention } from './retention';
import { sealer } from './seal';
import { receiverServer } from './server';
import type { Settings } from './settings';
import { keepDocuments } from './store/documents';
import { numbering } from './store/numbers';
import { openStore } from './store/open';
import { refold } from './store/refold';

/** In milliseconds; time for pending requests when the receiver stops. */
const LAST_ANSWERS = 5000;

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Sets up the receiver without listening. `stop` finishes requests and mails, then closes the store:
 * prepareReceiver(settings, sources, site) → { server, database, stop } */
export async function prepareReceiver(settings: Settings, sources: Sources, site: RequestListener) {
  const { base, from, smtpUrl, mailFolder, origins, limits, trustsProxy, passwordHash } = settings;
  const database = await openStore(settings.database);
  const documents = await keepDocuments(database, sources);
  await refold(database);
  const receiver = {
    database,
    sources,
    seal: sealer(settings.sealKey),
    digest: digester(settings),
    nextReference: numbering(database),
    testAddress: from.address,
    consentLink: (token: string) => `${settings.address}${base}${ORDERS_PATH}/werbung/${token}`,
  };
  const transport = smtpUrl ? smtpTransport(smtpUrl, from) : fileTransport(mailFolder, from);
  const outbox = runOutbox({ database, sources, transport, documents });
  const retention = runRetention(database, retentionRules(sources), now);
  const office = officeApp({
    ...{ database, sources, base, passwordHash, trustsProxy },
    mailFolder: smtpUrl ? undefined : mailFolder,
  });
  const server = receiverServer({
    base,
    receiver: receiverApp({ receiver, origins, limits, trustsProxy }, base),
    office,
    site,
  });
  const stop = async () => {
    await closed(server);
    retention.stop();
    await outbox.stop();
    transport.close();
    await database.close();
  };
  return { server, database, stop };
}
