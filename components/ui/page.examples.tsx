import type { Examples } from '@/components/examples';
import { Page } from './page';

export const examples = {
  schlicht: (
    <Page title="Buchtipps">
      <p>Inhalt</p>
    </Page>
  ),
  'mit allem': (
    <Page
      kicker="Lesen"
      title="Veranstaltungsankündigungen und Lesekompetenzförderung"
      lead="Was Kinder gern lesen, und warum."
      back={{ href: '/', label: 'Zurück zur Startseite' }}
      width="text"
    >
      <p>Inhalt</p>
    </Page>
  ),
} satisfies Examples;
