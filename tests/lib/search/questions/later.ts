import type { Question } from './question';

/** Queries of visitors that failed with the search of the first sixty, and similar ones. All must be answered. */
export const later: Question[] = [
  ['Geld', '/#subscribe', '/agb/#8-zahlung'],
  ['Verlängert sich das Geschenkabo', '/subscription/gift/'],
  ['Muss ich das Geschenkabo kündigen?', '/subscription/gift/'],
  ['RSS Feed', '/news/'],
  ['Konzentration', '/vorteile/lesekompetenz/'],
  ['Erzieherin', '/subscription/class/'],
  ['Mahnung', '/agb/#8-zahlung'],
  ['Datenschutz', '/datenschutz/'],
  ['kann ich im Urlaub pausieren', '/impressum/#kontakt'],
  ['was ist los', '/#events'],
  ['23.4.', '/event/7/'],
  ['lesen lernen', '/vorteile/lesekompetenz/'],
  ['Roman', '/books/?art=abenteuer', '/books/?art=krimi', '/books/?art=fantasie'],
  // Separable verbs, and words given only by their beginning.
  ['abgebucht', '/agb/#8-zahlung', '/eltern/'],
  ['gekündigt', '/kuendigen/'],
  ['Vulkanvideo', '/news/wie-ein-vulkan-ausbricht/'],
  // Ages and numbers of players.
  ['9jährige', '/books/?alter=8-und-9', '/games/?alter=8-und-9'],
  ['zu zweit', '/games/#game-1', '/games/#game-9', '/games/#game-18'],
  ['rabatt für zwei kinder', '/eltern/#faq-4'],
  // A compound whose parts are found apart, a word in another spelling, and synonyms that look like other words.
  ['Eulenflügel', '/news/warum-eulen-lautlos-fliegen/'],
  ['vulcan', '/news/wie-ein-vulkan-ausbricht/'],
  ['gratis', '/subscription/trial/'],
  ['Wanderung', '/?kategorie=ausflug#events', '/event/8/'],
  ['wie funktioniert gps', '/news/wie-ein-satellit-ein-handy-findet/'],
];
