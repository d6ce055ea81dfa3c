import { z } from 'zod';
import { group, line, prose } from './fields';
import { intro, text } from './parts';
import { picture } from './picture';

const words = (title: string, hint?: string) => line(title, 3, 90, hint);

/** R-ORD, R-LAW */
export const orderSchema = z.strictObject({
  page: group('Bestellseite', {
    facts: words('Das Wichtigste'),
    costs: words('Was es kostet'),
    ending: words('Wie es endet'),
    moreOnPrice: words('Mehr zum Preis'),
    withdrawal: words('Widerruf'),
    toForm: words('Zum Formular'),
    toRequest: words('Zur Anfrage'),
  }),
  noScript: group('Ohne JavaScript', {
    title: words('Titel'),
    requestTitle: words('Titel einer Anfrage'),
    text: text(30, 400),
    unknown: prose('Wenn etwas unbekannt ist', 20, 200),
  }),
  paper: group('Zum Ausdrucken', {
    title: words('Titel'),
    requestTitle: words('Titel einer Anfrage'),
    how: prose('So geht es', 20, 240),
    preview: prose('Solange nichts gesendet wird', 20, 200),
    to: words('An'),
    optional: words('Freiwillig'),
    order: words('Bestellung'),
    request: words('Anfrage'),
    keep: words('Zum Aufheben'),
  }),
  sections: group('Überschriften der Abschnitte', {
    person: words('Person'),
    delivery: words('Lieferung'),
    gift: words('Geschenk'),
    payment: words('Zahlung'),
    requestPayment: words('Zahlung einer Anfrage'),
    consent: words('Einwilligung'),
    review: words('Prüfen und bestellen'),
    requestReview: words('Prüfen und anfragen'),
  }),
  required: words('Was Pflicht ist'),
  /** For browsers that restore form input. */
  wayBack: prose('Wenn jemand zum Formular zurückkommt', 20, 200),
  startHint: words('Hinweis zum Beginn'),
  startMoved: words('Wenn der Beginn verschoben ist'),
  /** '%lead%' is the lead time: '2 Arbeitstage'. */
  startLead: words('Vorlauf', '%lead% steht für „2 Arbeitstage“.'),
  occasions: group('Anlässe', { birthday: prose('Geburtstag', 10, 200), christmas: words('Weihnachten') }),
  /** '%mail%' is the suggested correction. */
  mailDoubt: group('Wenn die E-Mail-Adresse falsch aussieht', {
    take: words('Knopf, der die vermutete einsetzt', '%mail% steht für die vermutete.'),
    anyway: words('Dahinter'),
  }),
  /** '%number%' is the house number. */
  address: group('Anschrift', {
    moved: words('Wenn die Hausnummer aus der Straße kommt', '%number% steht für die Hausnummer.'),
    undo: words('Knopf dahinter'),
    supplement: words('Hinweis zum Zusatz'),
    locker: prose('Bei einer Packstation oder einem Postfach', 20, 240),
  }),
  surcharge: prose('Zuschlag', 20, 300),
  /** '%surcharge%' is the amount per month. */
  area: group(
    'Zustellgebiet',
    {
      inside: prose('Darin', 10, 200),
      outside: prose('Außerhalb', 10, 200),
      unknown: prose('Wenn etwas unbekannt ist', 10, 200),
    },
    '%surcharge% steht für den Zuschlag im Monat.',
  ),
  iban: group('IBAN', {
    hint: prose('Hinweis', 10, 200),
    checksum: prose('Wenn die Prüfziffer falsch ist', 10, 200),
    country: prose('Wenn das Land nicht geht', 10, 200),
  }),
  gift: group('Geschenk', {
    switch: words('Schalter'),
    switchHint: prose('Hinweis zum Schalter', 10, 200),
    recipient: words('Wer es bekommt'),
    card: words('Geschenkkarte'),
    cardHint: prose('Hinweis zur Karte', 10, 200),
    access: words('Zugang'),
    accessPayer: words('Zugang für die Person, die zahlt'),
    accessFamily: words('Zugang für die Familie'),
    accessEmail: words('E-Mail für den Zugang'),
    accessHint: prose('Hinweis zum Zugang', 10, 200),
    mail: prose('Nachricht', 10, 200),
    cardTitle: words('Titel der Karte'),
    /** '%startDate%' is the day of the first issue. */
    cardPromise: prose('Versprechen auf der Karte', 20, 200, '%startDate% steht für den Tag der ersten Ausgabe.'),
  }),
  school: group('Schule', {
    hint: prose('Hinweis', 20, 200),
    address: words('Anschrift'),
    addressHint: prose('Hinweis zur Anschrift', 10, 200),
    payment: prose('Zahlung', 20, 300),
    withdrawal: prose('Widerruf', 40, 400),
  }),
  terms: prose('Zustimmung zu den AGB', 20, 200),
  /** Comes before the link to the privacy notice; needs no consent. */
  privacy: line('Vor dem Link zur Datenschutzerklärung', 10, 60),
  marketing: prose('Werbung', 20, 300),
  faults: group('Wenn Angaben fehlen', { title: words('Titel') }),
  /** Shown while orders are not sent anywhere (decision 0008). */
  preview: group('Solange nichts gesendet wird', {
    form: prose('Formular', 20, 200),
    iban: prose('IBAN', 20, 200),
    done: words('Fertig'),
    confirmation: words('Bestätigung'),
    declaration: prose('Erklärung', 20, 200),
  }),
  success: group('Nach der Bestellung', {
    picture,
    title: words('Titel'),
    order: prose('Bestellung', 10, 200),
    request: prose('Anfrage', 10, 200),
    requestNote: prose('Hinweis zur Anfrage', 20, 300),
    /** '%day%' is the day of the calendar entry. */
    reminder: prose('Erinnerung', 10, 200, '%day% steht für den Tag, an dem sie sich meldet.'),
    kept: prose('Wenn sie aufgehoben wurde', 10, 200),
    notKept: prose('Wenn sie nicht aufgehoben wurde', 10, 200),
    handOver: prose('Zum Überreichen', 10, 240),
    again: words('Noch einmal'),
    requestAgain: words('Noch einmal anfragen'),
  }),
  /** For an order with costs that was submitted before the form was hydrated (decision 0012). */
  early: prose('Wenn zu früh gesendet wurde', 20, 200),
  checked: prose('Wenn erst geprüft wird', 20, 200),
  failures: group('Wenn das Senden scheitert', {
    title: words('Titel'),
    kept: prose('Wenn sie aufgehoben wurde', 10, 200),
    offline: prose('Ohne Netz', 10, 200),
    timeout: prose('Keine Antwort', 10, 200),
    server: prose('Fehler beim Empfänger', 10, 200),
    answer: prose('Unlesbare Antwort', 10, 200),
    refused: prose('Abgelehnt', 10, 200),
    later: prose('Später noch einmal', 10, 200),
  }),
  declaration: group('Erklärung', {
    contract: words('Vertrag'),
    notSent: words('Nichts gesendet'),
    mailOffer: prose('Angebot einer E-Mail', 20, 300),
    cut: prose('Wenn der Text für die E-Mail zu lang ist', 20, 200),
    copied: words('Wenn er kopiert ist'),
    notCopied: prose('Wenn er sich nicht kopieren lässt', 20, 200),
    noAddress: prose('Ohne Adresse', 20, 300),
    /** For a declaration that could not be sent; replaces failures.kept. */
    failed: group('Wenn das Senden nicht klappt', {
      kept: prose('Wenn sie aufgehoben wurde', 10, 200),
      mail: prose('Angebot einer E-Mail', 20, 300),
    }),
    sent: prose('Gesendet', 20, 300),
    already: prose('Schon gesendet', 20, 300),
    cancel: group('Kündigen', {
      heading: words('Überschrift'),
      intro: intro(10, 200),
      done: words('Fertig'),
      prepared: words('Vorbereitet'),
      reasonHint: words('Hinweis zum Grund'),
      dateHint: words('Hinweis zum Datum'),
    }),
    withdraw: group('Widerrufen', {
      heading: words('Überschrift'),
      intro: intro(10, 200),
      check: prose('Bitte prüfen', 10, 200),
      done: words('Fertig'),
      prepared: words('Vorbereitet'),
    }),
    prefilled: prose('Wenn etwas schon ausgefüllt ist', 10, 200),
    noScript: group('Ohne JavaScript', {
      title: words('Titel'),
      text: text(20, 300),
    }),
  }),
});
