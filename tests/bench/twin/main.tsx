import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { FIRST, fetchData } from './arriving';
import { ROUTES } from './routes';

/** Fetches a page's data before rendering, as components read it at once; the first page's data is already loading. */
async function bring(): Promise<void> {
  if (location.pathname === FIRST) return;
  const [{ add }, data] = await Promise.all([import('./content'), fetchData(location.pathname)]);
  add(data);
}

const router = createBrowserRouter([
  {
    lazy: () => import('./shell'),
    HydrateFallback: () => null,
    children: ROUTES.map(({ path, load }) => ({ path, lazy: () => bring().then(load) })),
  },
]);

const root = document.querySelector('#root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
