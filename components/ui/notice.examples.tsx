import type { Examples } from '@/components/examples';
import { Notice } from './notice';

export const examples = {
  schlicht: <Notice>2 doppelte Buchtitel wurden entfernt.</Notice>,
  Warnung: <Notice tone="warning">Vorschau: Es wurde nichts übertragen.</Notice>,
  Erfolg: <Notice tone="success">Ihre Bestellung ist eingegangen.</Notice>,
  Fehler: <Notice tone="fault">Ihre Bestellung konnte nicht gesendet werden. Ihre Eingaben sind noch da.</Notice>,
  'auf dunklem Grund': { ground: 'night', element: <Notice>2 doppelte Buchtitel wurden entfernt.</Notice> },
} satisfies Examples;
