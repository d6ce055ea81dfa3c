import { readReference } from '../reference';
import type { Database } from '../store/database';
import { eraseCases } from '../store/erase';
import { findCase } from '../store/lookup';
import type { StoreCommand } from './command';

/** On request (Art. 17 GDPR): eraseOnRequest(database, 'D-26-0473-P') → false if there is no such case */
export async function eraseOnRequest(database: Database, reference: string): Promise<boolean> {
  const erased = await eraseCases(database, async (connection) => {
    const found = await findCase(connection, reference);
    return found ? [found] : [];
  });
  return erased.length > 0;
}

/** Takes a number as it is read out: erase({ database, args: ['d 26 473 p'], … }) → 'D-26-0473-P ist gelöscht.' */
export const erase: StoreCommand = async ({ database, args }) => {
  const typed = args.join(' ');
  const reference = readReference(typed);
  if (!reference) throw new Error(`„${typed}“ ist keine Vorgangsnummer: Am Buchstaben hinten fällt ein Vertipper auf.`);
  return (await eraseOnRequest(database, reference)) ? `${reference} ist gelöscht.` : `${reference} gibt es nicht.`;
};
