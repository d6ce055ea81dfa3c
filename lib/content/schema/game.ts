import { z } from 'zod';
import { parsePlayers } from '../values/counts';
import { age } from './book';
import { appears, line, picture, price, prose, textFor } from './parts';

/** R-TIP-3 */
const gameType = z.enum([
  'Brettspiel',
  'Partyspiel',
  'Lernspiel',
  'Würfelspiel',
  'Geschicklichkeitsspiel',
  'Kartenspiel',
  'Kreativset',
  'Puzzle',
  'Logikspiel',
]);

export const gameSchema = z.strictObject({
  id: z.int().positive(),
  title: line(2, 60),
  type: gameType,
  description: prose(120, 420),
  age,
  players: textFor(parsePlayers, '2 bis 4 Spieler oder 1 Kind oder mehr'),
  duration: z
    .string()
    .regex(/^(etwa |ab )?\d{1,3}( bis \d{1,3})?\sMinuten$/, 'eine Angabe wie etwa 30 Minuten')
    .optional(),
  publisher: line(3, 40),
  price,
  image: picture,
  ...appears,
});
