import type { RequestListener, Server } from 'node:http';
import { addressOf } from 'content/local';
import { OFFICE_PATH, ORDERS_PATH } from 'content/own-paths';
import { settingsOf } from './settings';
import { readSettings } from './settings-file';
import { warnings } from './warnings';

type Site = { listener: RequestListener; contentFile: string };

const TRIAL_PORT = '3000';
const MENDING_SETTINGS = ['setup', 'keys', 'password'];

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
const orStop = (error: Error) => stop(error.message);

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

/** The program `orders`, by the arguments and variables of the process. Without a command it serves the receiver and, if `siteFor` makes it
 * from a base path, the site on the same port; `receiver` leaves the site to the web server in front of it. Ends the process on a fault:
 * await runProgram(siteFor) → 'Bestellungen:  http://localhost:3100/bestellungen/gesund' on the console */
export async function runProgram(siteFor?: (base: string) => Promise<Site>): Promise<void> {
  const { settings, args: given, env, file } = settingsOrStop();
  const [command = 'all', ...args] = given;
  // Modules that know the site's address read it when they load: they come after the settings.
  Object.assign(process.env, env);
  const { COMMANDS, runCommand } = await import('./commands/run-command');
  const { prepareReceiver } = await import('./run');
  if (!['all', 'receiver', ...COMMANDS].includes(command))
    stop(`„${command}“ gibt es nicht, nur: receiver, ${COMMANDS.join(', ')}.`);

  async function serve(): Promise<void> {
    const { base, smtpUrl, mailFolder } = settings;
    const site = command === 'all' ? await siteFor?.(base) : undefined;
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
        ...(site ? [`Website:       ${own}/`] : []),
        `Bestellungen:  ${own}${ORDERS_PATH}/gesund`,
        `Büro:          ${addressOf(settings.office.host, settings.office.port)}${base}${OFFICE_PATH}`,
        ...(smtpUrl ? [] : [`E-Mails werden nicht verschickt: Sie liegen in ${mailFolder}/ und im Büro.`]),
      ].join('\n'),
    );
    for (const warning of warnings(settings, publisherEmail)) console.warn(`Achtung: ${warning}`);
  }

  if (command === 'all' || command === 'receiver') return serve();
  if (file) console.error(`Einstellungen: ${file}`);
  console.log(await runCommand(command, { args, settings }).catch(orStop));
}
