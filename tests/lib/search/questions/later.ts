import type { Question } from './question';

/** What visitors typed when the search of the first sixty failed them, and what is like it. Of these each is found. */
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
  // Verbs with a particle, and words of which only the beginning is known.
  ['abgebucht', '/agb/#8-zahlung', '/eltern/'],
  ['gekündigt', '/kuendigen/'],
  ['Vulkanvideo', '/news/wie-ein-vulkan-ausbricht/'],
  // How old, how many.
  ['9jährige', '/books/?alter=8-und-9', '/games/?alter=8-und-9'],
  ['zu zweit', '/games/#game-1', '/games/#game-9', '/games/#game-18'],
  ['rabatt für zwei kinder', '/eltern/#faq-4'],
  ['wie funktioniert gps', '/news/wie-ein-satellit-ein-handy-findet/'],
];
