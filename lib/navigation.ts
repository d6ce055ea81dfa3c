/** The five sections of the landing page, in the order of the menu (R-NAV-3). */
export const SECTIONS = [
  { id: 'subscribe', label: 'Abo Optionen' },
  { id: 'benefits', label: 'Vorteile' },
  { id: 'events', label: 'Events & Termine' },
  { id: 'games-books', label: 'Spiele & Buchtipps' },
  { id: 'news', label: 'News' },
] as const;

/** What the law wants at the foot of every page, in this order (R-LAW-1). */
export const LEGAL_LINKS = [
  { href: '/impressum/', label: 'Impressum' },
  { href: '/datenschutz/', label: 'Datenschutz' },
  { href: '/agb/', label: 'AGB' },
  { href: '/widerruf/', label: 'Vertrag widerrufen' },
  { href: '/kuendigen/', label: 'Verträge hier kündigen' },
  { href: '/barrierefreiheit/', label: 'Barrierefreiheit' },
] as const;
