import { sitePath } from '@/lib/pages/paths';

/** A single 404.html answers all unknown paths; text and title depend on the path (decision 0001). */
export function unknownPath(): void {
  const texts = [...document.querySelectorAll<HTMLElement>('[data-missing-in]')];
  if (texts.length === 0) return;
  console.warn(`404: Die Seite ${location.pathname} gibt es nicht.`);
  const parent = sitePath(location.pathname).replace(/[^/]+\/$/, '');
  const folder = texts.some(({ dataset }) => dataset.missingIn === parent) ? parent : '';
  let { title } = document;
  for (const text of texts) {
    text.hidden = text.dataset.missingIn !== folder;
    if (!text.hidden) title = text.dataset.title || title;
  }
  document.title = title;
}
