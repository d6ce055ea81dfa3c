import { createInterface } from 'node:readline/promises';
import { hashPassword } from '@/lib/receiver/office/password';

const SHORTEST = 12;

/** Asks for a password: password() → 'OFFICE_PASSWORD=scrypt:…' */
export const password = async (): Promise<string> => {
  const asked = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await asked.question(`Passwort für das Büro (mindestens ${SHORTEST} Zeichen): `);
  asked.close();
  if ([...typed].length < SHORTEST) throw new Error('Das Passwort ist zu kurz.');
  return `OFFICE_PASSWORD=${await hashPassword(typed)}`;
};
