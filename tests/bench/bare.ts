import { readPage } from '@/lib/export/read';
import { replaceElements } from '@/lib/export/tree';
import { writePage } from '@/lib/export/write';

/** The page without scripts and their preloads; structured data stays. */
export function withoutScripts(html: string): string {
  const { page, nodes } = readPage('bench', html);
  const bare = replaceElements(nodes, (element) => {
    const { type, rel, as } = element.attributes;
    const isScript = element.name === 'script' && type !== 'application/ld+json';
    return isScript || (rel === 'preload' && as === 'script') ? [] : [element];
  });
  return writePage({ page, nodes: bare });
}
