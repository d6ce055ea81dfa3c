import type { Question } from './question';

/**
 * Forty questions written when the search stood, by somebody who knew the pages and had seen neither its code nor the first
 * sixty. At the first try 32 of the forty led where they should.
 */
export const second: Question[] = [
  // Parents
  ['Zeitung ist nicht angekommen', '/agb/'],
  [
    'kann ich per Rechnung zahlen',
    '/agb/',
    '/kennenlernen/',
    '/subscription/trial/',
    '/subscription/year/',
    '/subscription/gift/',
  ],
  [
    'läuft das gratis abo automatisch weiter?',
    '/subscription/trial/',
    '/kuendigen/',
    '/vorteile/lesekompetenz/',
    '/agb/',
  ],
  ['Kündigungsfrist', '/kuendigen/', '/agb/'],
  ['bestellung rückgängig machen', '/widerruf/'],
  ['mein Sohn mag nicht lesen', '/vorteile/lesekompetenz/'],
  ['wie viele minuten am tag lesen', '/vorteile/lesekompetenz/'],
  ['Cookies', '/datenschutz/'],
  ['was passiert mit den Daten meiner Kinder', '/datenschutz/', '/eltern/#bildschirm-und-daten'],
  ['Telefonnummer', '/impressum/'],
  ['machen die Nachrichten meinem Kind Angst', '/', '/kennenlernen/', '/vorteile/lesekompetenz/', '/eltern/'],
  ['wir sprechen zuhause türkisch', '/vorteile/lesekompetenz/'],
  ['Zuschlag Postversand ausserhalb', '/agb/', '/subscription/year/', '/subscription/trial/'],
  ['gibts duda auch fürs tablet', '/subscription/'],
  // Grandparents
  ['Geburstagsgeschenk für meine Enkelin', '/subscription/gift/'],
  ['endet das geschenkabbo von alleine', '/subscription/gift/', '/kuendigen/', '/agb/'],
  ['gilt mein Gutschein für die Jahreskarte noch', '/subscription/year/'],
  ['schrift groesser', '/barrierefreiheit/'],
  [
    'kommt die Zeitung am Sonnabend',
    '/',
    '/kennenlernen/',
    '/agb/',
    '/subscription/',
    '/subscription/year/',
    '/subscription/trial/',
  ],
  ['was ist im Jänner los', '/event/2/'],
  // Teachers
  ['Preis für 25 Schüler', '/subscription/class/'],
  ['wird in den Ferien geliefert', '/subscription/class/', '/vorteile/lesekompetenz/', '/agb/', '/eltern/'],
  ['Referat über Vulkane', '/news/wie-ein-vulkan-ausbricht/'],
  ['Medienbildung Fake News', '/', '/news/wie-eine-zeitung-entsteht/', '/vorteile/lesekompetenz/'],
  ['Museum mit der dritten Klasse', '/event/5/'],
  // Children
  ['dinos', '/event/5/'],
  ['warum ist die sonne abends rot', '/news/warum-der-himmel-blau-ist/'],
  ['plannet mit ringen', '/news/saturn-und-seine-ringe/'],
  ['wie reden bienen miteinander', '/news/wie-bienen-den-weg-tanzen/'],
  ['fusball buch', '/books/24/'],
  ['was gruseliges', '/event/7/'],
  ['papagei', '/news/'],
  ['wie schläft ein igel im winter', '/news/'],
  ['was ist eine Raumsonde', '/woerterbuch/'],
  ['tiefsee pusle', '/games/#game-17'],
  ['rechnen üben', '/games/#game-12'],
  ['spiel für ganz viele kinder', '/games/#game-5', '/games/#game-11'],
  ['roboter baun', '/event/2/'],
  ['wo kann man teater gucken', '/event/3/'],
  ['buch zum einschlafen für meine kleine schwester', '/books/7/', '/books/14/', '/books/26/'],
];
