import { z } from 'zod';
import { parsePlayers } from '../values/counts';
import { age } from './book';
import { choice, line, prose } from './fields';
import { id, price, publishingFields, textFor, title } from './parts';
import { picture } from './picture';

/** R-TIP-3 */
const type = choice('Art des Spiels', [
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
  id,
  title: title(2, 60),
  type,
  description: prose('Beschreibung', 120, 420, 'Für Kinder erzählt, ohne das Ende zu verraten.'),
  age,
  players: textFor('Spieler', parsePlayers, '2 bis 4 Spieler oder 1 Kind oder mehr'),
  duration: z
    .string()
    .regex(/^(etwa |ab )?\d{1,3}( bis \d{1,3})?\sMinuten$/, 'eine Angabe wie etwa 30 Minuten')
    .meta({ title: 'Dauer', description: 'etwa 30 Minuten' })
    .optional(),
  publisher: line('Verlag', 3, 40),
  price,
  image: picture,
  ...publishingFields,
});
