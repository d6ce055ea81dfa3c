/** Texts of content/ that the two specification documents quote: they stand there word for word, whoever edits them. */
export const SPEC_TEXTS = {
  /** Spec 1 §1 */
  tagline: 'Die Zeitung für wissbegierige Kinder',
  /** Spec 1 §9 */
  benefits: [
    'Altersgerechte Inhalte',
    'Lesekompetenz fördern',
    'Wissen erweitern',
    'Weltverstehen',
    'Kreativität & Spaß',
    'Gesprächsanlässe',
    'Medienkompetenz',
    'Werte vermitteln',
  ],
  /** Spec 2 §2, Events section */
  noEvents: 'Keine Veranstaltungen gefunden',
  noEventsWhy:
    'Es wurden keine Veranstaltungen mit deinen Suchkriterien gefunden. Bitte versuche es mit anderen Suchbegriffen oder Kategorien.',
  noEventsThatDay: 'Keine Veranstaltungen an diesem Tag',
  anotherDay: 'Wähle einen anderen Tag, um Veranstaltungen zu finden',
} as const;
