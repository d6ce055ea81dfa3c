/**
 * Forty questions written after the search was built, by somebody who knew the pages and had seen neither the search
 * nor the first sixty. One of `pages` must be among the first three; a name behind an address is the entry of a list.
 */
export const second: { who: string; asks: string; pages: string[] }[] = [
  // Eltern
  { who: 'Eltern', asks: 'Zeitung ist nicht angekommen', pages: ['/agb/'] },
  { who: 'Eltern', asks: 'kann ich per Rechnung zahlen', pages: ['/agb/', '/kennenlernen/', '/subscription/trial/', '/subscription/year/', '/subscription/gift/'] },
  { who: 'Eltern', asks: 'läuft das gratis abo automatisch weiter?', pages: ['/subscription/trial/', '/kuendigen/', '/vorteile/lesekompetenz/', '/agb/'] },
  { who: 'Eltern', asks: 'Kündigungsfrist', pages: ['/kuendigen/', '/agb/'] },
  { who: 'Eltern', asks: 'bestellung rückgängig machen', pages: ['/widerruf/'] },
  { who: 'Eltern', asks: 'mein Sohn mag nicht lesen', pages: ['/vorteile/lesekompetenz/'] },
  { who: 'Eltern', asks: 'wie viele minuten am tag lesen', pages: ['/vorteile/lesekompetenz/'] },
  { who: 'Eltern', asks: 'Cookies', pages: ['/datenschutz/'] },
  { who: 'Eltern', asks: 'was passiert mit den Daten meiner Kinder', pages: ['/datenschutz/'] },
  { who: 'Eltern', asks: 'Telefonnummer', pages: ['/impressum/'] },
  { who: 'Eltern', asks: 'machen die Nachrichten meinem Kind Angst', pages: ['/', '/kennenlernen/', '/vorteile/lesekompetenz/'] },
  { who: 'Eltern', asks: 'wir sprechen zuhause türkisch', pages: ['/vorteile/lesekompetenz/'] },
  { who: 'Eltern', asks: 'Zuschlag Postversand ausserhalb', pages: ['/agb/', '/subscription/year/', '/subscription/trial/'] },
  { who: 'Eltern', asks: 'gibts duda auch fürs tablet', pages: ['/subscription/'] },
  // Großeltern
  { who: 'Großeltern', asks: 'Geburstagsgeschenk für meine Enkelin', pages: ['/subscription/gift/'] },
  { who: 'Großeltern', asks: 'endet das geschenkabbo von alleine', pages: ['/subscription/gift/', '/kuendigen/', '/agb/'] },
  { who: 'Großeltern', asks: 'gilt mein Gutschein für die Jahreskarte noch', pages: ['/subscription/year/'] },
  { who: 'Großeltern', asks: 'schrift groesser', pages: ['/barrierefreiheit/'] },
  { who: 'Großeltern', asks: 'kommt die Zeitung am Sonnabend', pages: ['/', '/kennenlernen/', '/agb/', '/subscription/', '/subscription/year/', '/subscription/trial/'] },
  { who: 'Großeltern', asks: 'was ist im Jänner los', pages: ['/event/2/'] },
  // Schule
  { who: 'Schule', asks: 'Preis für 25 Schüler', pages: ['/subscription/class/'] },
  { who: 'Schule', asks: 'wird in den Ferien geliefert', pages: ['/subscription/class/', '/vorteile/lesekompetenz/', '/agb/'] },
  { who: 'Schule', asks: 'Referat über Vulkane', pages: ['/news/wie-ein-vulkan-ausbricht/'] },
  { who: 'Schule', asks: 'Medienbildung Fake News', pages: ['/', '/news/wie-eine-zeitung-entsteht/', '/vorteile/lesekompetenz/'] },
  { who: 'Schule', asks: 'Museum mit der dritten Klasse', pages: ['/event/5/'] },
  // Kinder
  { who: 'Kinder', asks: 'dinos', pages: ['/event/5/'] },
  { who: 'Kinder', asks: 'warum ist die sonne abends rot', pages: ['/news/warum-der-himmel-blau-ist/'] },
  { who: 'Kinder', asks: 'plannet mit ringen', pages: ['/news/saturn-und-seine-ringe/'] },
  { who: 'Kinder', asks: 'wie reden bienen miteinander', pages: ['/news/wie-bienen-den-weg-tanzen/'] },
  { who: 'Kinder', asks: 'fusball buch', pages: ['/books/24/'] },
  { who: 'Kinder', asks: 'was gruseliges', pages: ['/event/7/'] },
  { who: 'Kinder', asks: 'papagei', pages: ['/news/'] },
  { who: 'Kinder', asks: 'wie schläft ein igel im winter', pages: ['/news/'] },
  { who: 'Kinder', asks: 'was ist eine Raumsonde', pages: ['/woerterbuch/'] },
  { who: 'Kinder', asks: 'tiefsee pusle', pages: ['/games/ Tiefseepuzzle'] },
  { who: 'Kinder', asks: 'rechnen üben', pages: ['/games/ Rechenrakete'] },
  { who: 'Kinder', asks: 'spiel für ganz viele kinder', pages: ['/games/ Quatschrunde', '/games/ Zooscharade'] },
  { who: 'Kinder', asks: 'roboter baun', pages: ['/event/2/'] },
  { who: 'Kinder', asks: 'wo kann man teater gucken', pages: ['/event/3/'] },
  { who: 'Kinder', asks: 'buch zum einschlafen für meine kleine schwester', pages: ['/books/7/', '/books/14/', '/books/26/'] },
];
