import type { Examples } from '@/components/examples';
import { Section } from './section';

const copy = { kicker: 'Termine', lead: 'Lesungen, Werkstätten und Theater für Kinder.', children: <p>Inhalt</p> };

export const examples = {
  hell: <Section {...copy} heading="Komm vorbei" />,
  creme: <Section {...copy} heading="Lies mit" tone="cream" />,
  dunkel: <Section {...copy} heading="Mach mit" tone="night" />,
  'langes Wort ohne Vorspann': (
    <Section kicker="Wörter" heading="Veranstaltungsankündigungen für Grundschulkinder">
      <p>Inhalt</p>
    </Section>
  ),
} satisfies Examples;
