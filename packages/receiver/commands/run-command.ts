import { openBuilds } from '../builds';
import { openReadable, storeLine } from '../store/existing';
import { backup } from './backup';
import type { Command, Given, StoreCommand } from './command';
import { erase } from './erase';
import { exportCases } from './export';
import { keys } from './keys';
import { password } from './password';
import { person } from './person';
import { restore } from './restore';
import { retention } from './retention';
import { setup } from './setup';

/** Open the store that the service uses; they never make one. */
const WITH_STORE: Record<string, StoreCommand> = { backup, export: exportCases, person, erase, retention };
const ALONE: Record<string, Command> = { setup, keys, password, restore };

export const COMMANDS = [...Object.keys(WITH_STORE), ...Object.keys(ALONE)];

/** Says first which store it opened: runCommand('erase', { args: ['D-26-0473-P'], … }) → 'D-26-0473-P ist gelöscht.' */
export async function runCommand(name: string, given: Given): Promise<string> {
  const alone = ALONE[name];
  if (alone) return alone(given);
  const withStore = WITH_STORE[name];
  if (!withStore) throw new Error(`„${name}“ gibt es nicht, nur: receiver, ${COMMANDS.join(', ')}.`);
  const { database: place, mailFolder } = given.settings;
  const database = await openReadable(place, { mailFolder, mustExist: true });
  try {
    console.error(await storeLine(database, place));
    return await withStore({ ...given, database, builds: () => openBuilds(database) });
  } finally {
    await database.close();
  }
}
