/** Texts of content/ that the two specification documents quote: they stand there word for word, whoever edits them. */
export const SPEC_TEXTS = {
  /** R-LAND-1 */
  tagline: 'Die Zeitung für wissbegierige Kinder',
  /** R-LAND-5 */
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
  /** R-EVT-5, R-EVT-7 */
  noEvents: 'Keine Veranstaltungen gefunden',
  noEventsWhy:
    'Es wurden keine Veranstaltungen mit deinen Suchkriterien gefunden. Bitte versuche es mit anderen Suchbegriffen oder Kategorien.',
  noEventsThatDay: 'Keine Veranstaltungen an diesem Tag',
  anotherDay: 'Wähle einen anderen Tag, um Veranstaltungen zu finden',
} as const;
