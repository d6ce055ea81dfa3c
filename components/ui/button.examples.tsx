import type { Examples } from '@/components/examples';
import { PATHS } from '@/lib/paths';
import { Button, LinkButton } from './button';

export const examples = {
  'erste Wahl': <Button>Speichern</Button>,
  'zweite Wahl': <Button variant="second">Zurück</Button>,
  leise: <Button variant="quiet">Abbrechen</Button>,
  klein: <Button size="small">Mehr anzeigen</Button>,
  gesperrt: <Button disabled>Einen Augenblick</Button>,
  'als Link': <LinkButton href={PATHS.subscription}>Zu den Abos</LinkButton>,
  'langer Text': <Button>Noch einmal versuchen, weil die Verbindung beim Senden unterbrochen wurde</Button>,
  'auf dunklem Grund': { ground: 'night', element: <Button>Speichern</Button> },
} satisfies Examples;
