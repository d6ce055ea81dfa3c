import { runCommand } from 'receiver/commands/run-command';
import { openStore } from 'receiver/store/open';
import { settingsFrom } from '@/packages/receiver/tests/settings';

// A command in its own process, as it closes its store only when it ends; parameters: folder, store, command, arguments.
const [folder = '', database = '', name = '', ...args] = process.argv.slice(2);
const settings = { ...settingsFrom({ DATA: folder }), database };

async function run(): Promise<string> {
  if (name !== 'sql') return runCommand(name, { settings, args });
  const store = await openStore(database);
  const rows = await store.query(args.join(' '));
  await store.close();
  return JSON.stringify(rows);
}

await run().then(console.log, (error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
