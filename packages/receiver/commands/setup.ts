import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeKeys } from '../seal';
import { settingsOf } from '../settings';
import { asker } from './ask';
import { type Command, writePrivate } from './command';
import { askPassword } from './password';

const QUESTIONS = {
  SITE_URL: 'Adresse der Website (https://www.…): ',
  SMTP_URL: 'Postausgang (smtps://name:passwort@mail.…): ',
  MAIL_FROM: 'Absender der E-Mails (abo@…): ',
} as const;
type Asked = keyof typeof QUESTIONS;

async function answer(ask: (question: string) => Promise<string>, name: Asked): Promise<string> {
  for (let given = process.env[name] ?? ''; ; ) {
    const result = settingsOf({ [name]: given, NEXT_PUBLIC_BASE_PATH: process.env.NEXT_PUBLIC_BASE_PATH });
    if (given !== '' && 'settings' in result) return given;
    if ('faults' in result) process.stderr.write(`${result.faults.join('\n')}\n`);
    given = await ask(QUESTIONS[name]);
  }
}

const settingsFile = (
  lines: Record<string, string>,
) => `# Einstellungen des Empfangs. Was jede Zeile bedeutet: docs/how-to/receive-orders.md
${Object.entries(lines)
  .filter(([, value]) => value !== '')
  .map(([name, value]) => `${name}=${value}\n`)
  .join('')}`;

/** Writes nothing before all is answered: setup({ settings, … }) → 'Fertig, nur für Sie lesbar: …' */
export const setup: Command = async ({ settings }) => {
  const folder = resolve(settings.folder);
  const [file, keyFile] = [join(folder, 'orders.env'), join(folder, 'keys/office.key')];
  for (const place of [file, keyFile])
    if (existsSync(place)) throw new Error(`${place} gibt es schon: Eingerichtet wird nur einmal.`);
  const { ask, close } = asker();
  try {
    const answers: Record<string, string> = {};
    for (const name of Object.keys(QUESTIONS) as Asked[]) answers[name] = await answer(ask, name);
    const passwordHash = await askPassword(ask);
    const pair = await makeKeys();
    const lines = {
      ...answers,
      NEXT_PUBLIC_BASE_PATH: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
      DATA: folder,
      OFFICE_KEY: pair.public,
      OFFICE_PASSWORD: passwordHash,
      POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
    };
    writePrivate(folder, 'keys/office.key', `${pair.secret}\n`);
    writePrivate(folder, 'orders.env', settingsFile(lines));
  } finally {
    close();
  }
  return `Fertig, nur für Sie lesbar:
  ${file}
    die Einstellungen. Mit systemd gehören sie nach /etc: sudo mv ${file} /etc/duda-orders.env
    Mit Containern bleiben sie hier.
  ${keyFile}
    der geheime Schlüssel des Büros. Heben Sie ihn zweimal auf, nicht auf dem Server, und löschen Sie ihn hier:
    Nur mit ihm lassen sich Kontonummern lesen.
Das Passwort des Büros steht nirgends: Merken Sie es sich.`;
};
