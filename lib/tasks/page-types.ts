/** One page of each type, by the name it is spoken of: what is photographed and measured. */
export const PAGE_TYPES = {
  landing: '/',
  kennenlernen: '/kennenlernen/',
  news: '/news/',
  article: '/news/wie-ein-vulkan-ausbricht/',
  event: '/event/1/',
  books: '/books/',
  book: '/books/1/',
  games: '/games/',
  lesekompetenz: '/vorteile/lesekompetenz/',
  subscription: '/subscription/',
  trial: '/subscription/trial/',
  kuendigen: '/kuendigen/',
  widerruf: '/widerruf/',
  agb: '/agb/',
  suche: '/suche/',
  woerterbuch: '/woerterbuch/',
};
