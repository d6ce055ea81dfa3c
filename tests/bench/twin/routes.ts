/** Page types of the twin, with their routes and code. */
export const ROUTES = [
  { name: 'landing', path: '/', load: () => import('./routes/landing') },
  { name: 'article', path: '/news/:slug/', load: () => import('./routes/article') },
  { name: 'books', path: '/books/', load: () => import('./routes/books') },
  { name: 'plan', path: '/subscription/:plan/', load: () => import('./routes/plan') },
] as const;
