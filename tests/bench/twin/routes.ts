/** The page types the twin has, with the routes they answer to and the file of data each begins with. */
export const ROUTES = [
  { name: 'landing', path: '/', load: () => import('./routes/landing') },
  { name: 'article', path: '/news/:slug/', load: () => import('./routes/article') },
  { name: 'books', path: '/books/', load: () => import('./routes/books') },
  { name: 'plan', path: '/subscription/:plan/', load: () => import('./routes/plan') },
] as const;
