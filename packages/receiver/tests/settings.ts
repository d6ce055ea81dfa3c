import { type Env, type Settings, settingsOf } from '../settings';

/** Settings of a receiver in a test; throws if they are faulty. */
export function settingsFrom(env: Env): Settings {
  const result = settingsOf(env);
  if ('faults' in result) throw new Error(result.faults.join());
  return result.settings;
}
