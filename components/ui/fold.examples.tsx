import type { Examples } from '@/components/examples';
import { Fold } from './fold';

export const examples = {
  Zeile: (
    <Fold title="Mehr zum Preis">
      <p>Der Preis gilt inklusive Mehrwertsteuer.</p>
    </Fold>
  ),
  Streifen: (
    <Fold look="strip" level={3} title="Ab welchem Alter ist die Zeitung gedacht?">
      <p>Ab acht Jahren.</p>
    </Fold>
  ),
  'langer Titel': (
    <Fold title="Widerrufsbelehrung, Muster-Widerrufsformular und Vertragsbedingungen">
      <p>Inhalt</p>
    </Fold>
  ),
} satisfies Examples;
