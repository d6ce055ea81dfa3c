import type { Server } from 'node:http';
import { settingsOf } from '@/lib/receiver/settings';
import { readSettings } from '@/lib/receiver/settings-file';
import { warnings } from '@/lib/receiver/warnings';
import { addressOf, nodeFault } from './start-options';

/** `npm run orders` serves site and receiver on one port and the office on another; `npm run orders -- receiver` leaves the site to
 * the web server in front of it; COMMANDS has the others. All take `--env-file FILE`. */
function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
const orStop = (error: Error) => stop(error.message);

const fault = nodeFault(process.versions.node);
if (fault) stop(fault);

const TRIAL_PORT = '3000';
const MENDING_SETTINGS = ['setup', 'keys', 'password'];

function settingsOrStop() {
  const args = process.argv.slice(2);
  const [name = '--'] = args;
  try {
    return readSettings(args, process.env, name.startsWith('--') ? { PORT: TRIAL_PORT } : {});
  } catch (error) {
    const { DATA } = process.env;
    const least = MENDING_SETTINGS.includes(name) ? settingsOf({ DATA }) : { faults: [] };
    return 'settings' in least ? { ...least, args, env: {}, file: undefined } : orStop(error as Error);
  }
}

const { settings, args: given, env, file } = settingsOrStop();
const [command = 'all', ...args] = given;

// Modules that know the site's address read it when they load: they come after the settings.
Object.assign(process.env, env);
const { COMMANDS, runCommand } = await import('@/lib/receiver/commands/run-command');
const { prepareReceiver } = await import('@/lib/receiver/run');
const { ORDERS_PATH } = await import('content/own-paths');
const { OFFICE_PATH } = await import('@/lib/paths');
if (!['all', 'receiver', ...COMMANDS].includes(command))
  stop(`„${command}“ gibt es nicht, nur: receiver, ${COMMANDS.join(', ')}.`);

const listening = (server: Server, variable: string, { host, port }: { host: string; port: number }) =>
  new Promise<void>((ready) => {
    server.on('error', ({ code, message }: NodeJS.ErrnoException) =>
      stop(
        code === 'EADDRINUSE'
          ? `Port ${port} ist schon belegt: Beenden Sie das andere Programm, oder wählen Sie mit ${variable} einen anderen.`
          : `Der Empfang kann nicht starten: ${message}`,
      ),
    );
    server.listen(port, host, ready);
  });

/** Serves out/ if its forms post to this receiver, else a separate build; → the listener, and what that build was made from */
async function siteFor(base: string) {
  const { ensureBuilt } = await import('./fresh');
  const { siteListener } = await import('@/lib/hosts/server');
  const { readSite } = await import('@/lib/publishing/read');
  const { formatFault } = await import('content/fault');
  const { ordersFile, outFolder } = await import('@/lib/publishing/build-time');
  const { content, faults } = readSite('content');
  if (!content) stop(faults.map(formatFault).join('\n'));
  const { mode, endpoint } = content.site.order;
  const build: Record<string, string> = mode === 'endpoint' && endpoint === ORDERS_PATH ? {} : { SITE_ORDERS: 'trial' };
  const [out, contentFile] = [outFolder(build), ordersFile(build)];
  ensureBuilt(out, build, contentFile);
  return { listener: siteListener(out, { base }), contentFile };
}

async function serve(hasSite: boolean): Promise<void> {
  const { base, smtpUrl, mailFolder } = settings;
  const site = hasSite ? await siteFor(base) : undefined;
  const { contentFile } = { ...settings, ...site };
  const prepared = await prepareReceiver({ ...settings, contentFile }, site?.listener).catch(orStop);
  const { orders, office, publisherEmail, stop: end } = prepared;
  await listening(orders, 'PORT', settings.orders);
  await listening(office, 'OFFICE_PORT', settings.office);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void end().then(() => process.exit(0)));
  const own = `${addressOf(settings.orders.host, settings.orders.port)}${base}`;
  console.log(
    [
      ...(file ? [`Einstellungen: ${file}`] : []),
      ...(hasSite ? [`Website:       ${own}/`] : []),
      `Bestellungen:  ${own}${ORDERS_PATH}/gesund`,
      `Büro:          ${addressOf(settings.office.host, settings.office.port)}${base}${OFFICE_PATH}`,
      ...(smtpUrl ? [] : [`E-Mails werden nicht verschickt: Sie liegen in ${mailFolder}/ und im Büro.`]),
    ].join('\n'),
  );
  for (const warning of warnings(settings, publisherEmail)) console.warn(`Achtung: ${warning}`);
}

if (command === 'all' || command === 'receiver') {
  await serve(command === 'all');
} else {
  if (file) console.error(`Einstellungen: ${file}`);
  console.log(await runCommand(command, { args, settings }).catch(orStop));
}
