import type { RequestListener } from 'node:http';
import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { PLACEHOLDER } from '@/lib/content/schema/site';
import { siteListener } from '@/lib/hosts/server';
import { OFFICE_PATH, ORDERS_PATH, withBase } from '@/lib/pages/paths';
import { COMMANDS, runCommand } from '@/lib/receiver/commands/run-command';
import { prepareReceiver } from '@/lib/receiver/run';
import { settingsOf } from '@/lib/receiver/settings';
import { fullAddress } from '@/lib/seo/address';
import { ensureBuilt } from './fresh';
import { addressOf, LOOPBACK, nodeFault, readPort } from './start-options';

/** `npm run orders` serves site, receiver and office on one port; `npm run orders -- receiver` leaves the site to the
 * web server in front of it; COMMANDS has the others. */
function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const [command = 'all', ...args] = process.argv.slice(2);
const fault = nodeFault(process.versions.node);
if (fault) stop(fault);
const { content, faults } = readContent('content');
if (!content) stop(faults.map(formatFault).join('\n'));

const sources = content;
const base = withBase('/').slice(0, -1);
const { publisher, order } = content.site;
const product = content.title.name;
const email = publisher.email === PLACEHOLDER ? 'abo@example.com' : publisher.email;
const port = readPort(process.env.PORT) ?? stop(`PORT=${process.env.PORT} ist keine Portnummer zwischen 1 und 65535.`);
const host = process.env.HOST || LOOPBACK;
const own = addressOf(host, port);
const address = process.env.SITE_URL ? fullAddress('') : own;
const settings = settingsOf(process.env, { product, email, address, base });

/** Serves out/ if its forms post to this receiver, else a separate build. */
const isOwn = order.mode === 'endpoint' && order.endpoint === ORDERS_PATH;
const OUT = isOwn ? 'out' : 'out-orders';
const nothing: RequestListener = (_request, response) => response.writeHead(404).end();

async function serve(site: RequestListener): Promise<void> {
  const { server, stop: end } = await prepareReceiver(settings, sources, site);
  server.on('error', ({ code, message }: NodeJS.ErrnoException) =>
    stop(
      code === 'EADDRINUSE'
        ? `Port ${port} ist schon belegt: Beenden Sie das andere Programm oder wählen Sie mit PORT=3001 einen anderen.`
        : `Der Empfang kann nicht starten: ${message}`,
    ),
  );
  await new Promise<void>((ready) => server.listen(port, host, ready));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void end().then(() => process.exit(0)));
  console.log(`Website:      ${own}${base}/`);
  console.log(`Bestellungen: ${own}${base}${ORDERS_PATH}`);
  console.log(`Büro:         ${own}${base}${OFFICE_PATH}`);
  if (!settings.smtpUrl)
    console.log(`E-Mails werden nicht verschickt: Sie liegen in ${settings.mailFolder}/ und im Büro.`);
}

if (COMMANDS.includes(command)) {
  console.log(await runCommand(command, { args, settings, sources }).catch((error: Error) => stop(error.message)));
} else if (command === 'receiver') {
  await serve(nothing);
} else if (command === 'all') {
  ensureBuilt(OUT, isOwn ? {} : { SITE_ORDERS: 'trial' });
  await serve(siteListener(OUT, { base }));
} else {
  stop(`„${command}“ gibt es nicht, nur: receiver, ${COMMANDS.join(', ')}.`);
}
