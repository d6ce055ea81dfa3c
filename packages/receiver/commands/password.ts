import { hashPassword } from '../office/password';
import { asker } from './ask';

const SHORTEST = 12;

type Ask = (question: string) => Promise<string>;

/** Asks for the office's password: await askPassword(ask) → 'scrypt:…' */
export async function askPassword(ask: Ask): Promise<string> {
  const typed = await ask(`Passwort für das Büro (mindestens ${SHORTEST} Zeichen): `);
  if ([...typed].length < SHORTEST) throw new Error('Das Passwort ist zu kurz.');
  return hashPassword(typed);
}

/** A new line for the settings file; all sessions of the old password end: await password() → such as 'OFFICE_PASSWORD=scrypt:…' */
export async function password(): Promise<string> {
  const { ask, close } = asker();
  try {
    return `OFFICE_PASSWORD=${await askPassword(ask)}`;
  } finally {
    close();
  }
}
