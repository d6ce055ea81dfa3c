import { existsSync, readFileSync } from 'node:fs';
import { type Env, NAMES, type Settings, settingsOf } from './settings';

const usualPlaces = ({ DATA }: Env) => [`${DATA || 'data'}/orders.env`, `/etc/duda-orders.env`];

/** Reads NAME=value; quotes around a value go, as systemd has it: linesOf('# …\nPORT=3100\n', 'x') → { PORT: '3100' } */
function linesOf(text: string, file: string): Record<string, string> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  return Object.fromEntries(
    lines.flatMap((line, index) => {
      if (/^\s*(#|$)/.test(line)) return [];
      const [, name = '', value = ''] = /^\s*(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
      if (name === '') throw new Error(`${file}, Zeile ${index + 1}: Erwartet wird NAME=Wert.`);
      if (!NAMES.includes(name)) throw new Error(`${file}: ${name} gibt es nicht, nur: ${NAMES.join(', ')}.`);
      return [[name, value.replace(/^(["'])(.*)\1$/, '$2')]];
    }),
  );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'ENOENT'
        ? `Die Einstellungen ${file} gibt es nicht.`
        : `Die Einstellungen ${file} lassen sich nicht lesen (${code}): Starten Sie den Befehl als Benutzer des Empfangs.`,
    );
  }
}

function withoutFlag(args: readonly string[]): { args: string[]; named: string | undefined } {
  const at = args.findIndex((arg) => /^--env-file(=|$)/.test(arg));
  if (at < 0) return { args: [...args], named: undefined };
  const [, joined] = args[at]?.split('=') ?? [];
  const named = joined ?? args[at + 1];
  if (!named) throw new Error('Nach --env-file fehlt der Name der Datei.');
  return { args: args.toSpliced(at, joined === undefined ? 2 : 1), named };
}

export type Given = { settings: Settings; args: string[]; env: Env; file: string | undefined };

/** The one way to settings, for the service, its commands and the launch check. The file is named by --env-file or ORDERS_ENV, or lies
 * beside the store or in /etc; the environment overrides it; `usual` stands in. Throws all faults as German sentences:
 * readSettings(['backup', '--env-file', 'a.env'], process.env) → { settings: { … }, args: ['backup'], env: { … }, file: 'a.env' } */
export function readSettings(given: readonly string[], env: Env, usual: Env = {}): Given {
  const { args, named } = withoutFlag(given);
  const file = named ?? (env.ORDERS_ENV || usualPlaces(env).find((place) => existsSync(place)));
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const all = { ...usual, ...(file && linesOf(textOf(file), file)), ...set };
  const result = settingsOf(all);
  if ('faults' in result)
    throw new Error(result.faults.map((fault) => (file ? `${fault} (${file})` : fault)).join('\n'));
  return { settings: result.settings, args, env: all, file };
}
