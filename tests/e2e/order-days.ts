/** Five days on which a careless clock goes wrong, with what each plan must promise then, written out by hand. */
export const DAYS = [
  {
    when: 'a Saturday, which counts itself',
    now: '2026-11-21T10:00:00+01:00',
    first: '21. November 2026',
    typed: '21.11.2026',
    weekLater: { first: '28. November 2026', typed: '28.11.2026' },
    trialLast: '12. Dezember 2026',
    trialPaid: '19. Dezember 2026',
    giftLast: '9. Januar 2027',
    yearLast: '13. November 2027',
  },
  {
    when: 'Sunday, 23:30',
    now: '2026-11-22T23:30:00+01:00',
    first: '28. November 2026',
    typed: '28.11.2026',
    weekLater: { first: '5. Dezember 2026', typed: '05.12.2026' },
    trialLast: '19. Dezember 2026',
    trialPaid: '26. Dezember 2026',
    giftLast: '16. Januar 2027',
    yearLast: '20. November 2027',
  },
  {
    when: '31 December',
    now: '2026-12-31T12:00:00+01:00',
    first: '2. Januar 2027',
    typed: '02.01.2027',
    weekLater: { first: '9. Januar 2027', typed: '09.01.2027' },
    trialLast: '23. Januar 2027',
    trialPaid: '30. Januar 2027',
    giftLast: '20. Februar 2027',
    yearLast: '25. Dezember 2027 (Feiertag, sie kommt an einem anderen Werktag)',
    // Until 6 January it is holidays.
    school: {
      first: '9. Januar 2027',
      typed: '09.01.2027',
      weekLater: { first: '16. Januar 2027', typed: '16.01.2027' },
    },
  },
  {
    when: 'the day the clocks go forward',
    now: '2027-03-28T01:59:00+01:00',
    first: '3. April 2027',
    typed: '03.04.2027',
    weekLater: { first: '10. April 2027', typed: '10.04.2027' },
    trialLast: '24. April 2027',
    trialPaid: '1. Mai 2027',
    giftLast: '22. Mai 2027',
    yearLast: '25. März 2028',
    // The Saturday is the last day of the holidays.
    school: {
      first: '10. April 2027',
      typed: '10.04.2027',
      weekLater: { first: '17. April 2027', typed: '17.04.2027' },
    },
  },
  {
    when: 'the day the clocks go back',
    now: '2027-10-31T02:30:00+01:00',
    first: '6. November 2027',
    typed: '06.11.2027',
    weekLater: { first: '13. November 2027', typed: '13.11.2027' },
    trialLast: '27. November 2027',
    trialPaid: '4. Dezember 2027',
    giftLast: '25. Dezember 2027 (Feiertag, sie kommt an einem anderen Werktag)',
    yearLast: '28. Oktober 2028',
    school: {
      first: '13. November 2027',
      typed: '13.11.2027',
      weekLater: { first: '20. November 2027', typed: '20.11.2027' },
    },
  },
] as const;

type Expected = (typeof DAYS)[number];

/** The day as a plan sees it: a school has holidays of its own. */
export const dayOf = (id: string, day: Expected) => ({ ...day, ...(id === 'class' && 'school' in day && day.school) });

/** What is due when and how long it runs, as the review and the receipt must say it on that day. */
export const PROMISES = {
  trial: ({ first, trialLast, trialPaid }: Expected) => ({
    'Erste Ausgabe': `Samstag, ${first}`,
    'Zum Start': '0 € für 4 Wochen',
    Danach: `8,90 € im Monat, ab ${trialPaid}, inkl. MwSt. und Zustellung`,
    'Zuschlag für den Postversand': 'entfällt im Zustellgebiet',
    Laufzeit: `4 Wochen kostenlos bis zur Ausgabe am Samstag, ${trialLast}, danach unbefristet`,
  }),
  gift: ({ first, giftLast }: Expected) => ({
    'Erste Ausgabe': `Samstag, ${first}`,
    Gesamtpreis: '10 € einmalig, inkl. MwSt. und Zustellung',
    Laufzeit: `8 Ausgaben, die letzte am Samstag, ${giftLast}`,
  }),
  year: ({ first, yearLast }: Expected) => ({
    'Erste Ausgabe': `Samstag, ${first}`,
    Preis: '8,90 € im Monat, inkl. MwSt. und Zustellung',
    'Zum Start': '8,90 € für den ersten Monat',
    'In den ersten 12 Monaten': '106,80 € insgesamt',
    'Zuschlag für den Postversand': 'entfällt im Zustellgebiet',
    Laufzeit: `12 Monate mit 52 Ausgaben, die letzte am Samstag, ${yearLast}, danach unbefristet`,
  }),
  class: (day: Expected) => ({
    'Gewünschte erste Ausgabe': `Samstag, ${dayOf('class', day).first}`,
    Exemplare: '10, wöchentlich',
    'Preis je Exemplar': 'ab 87,80 € im Schuljahr, inkl. MwSt. und Lieferung',
    'Zusammen für 10 Exemplare': 'ab 878 € im Schuljahr',
    Laufzeit: 'nach Angebot; ein Schuljahr hat rund 40 Ausgaben, in den Schulferien wird nicht geliefert',
  }),
} satisfies Record<string, (day: Expected) => Record<string, string>>;
