const SCRIPT = /(<script[\s\S]*?<\/script>)/;
const ID = /\sid="([^"]*)"/g;
const DESCRIBED = /\saria-describedby="([^"]*)"/g;

/**
 * The page without references to descriptions that do not stand in it: React Aria names, before a form runs, what may
 * come to stand below a field. Once the form runs, it sets them itself.
 *
 * '<p id="a"></p><input aria-describedby="a b"/>' → '<p id="a"></p><input aria-describedby="a"/>'
 */
export function withoutDanglingReferences(html: string): string {
  const parts = html.split(SCRIPT);
  const markup = parts.filter((part) => !part.startsWith('<script')).join('');
  const ids = new Set([...markup.matchAll(ID)].map(([, id]) => id));
  const tidy = (_attribute: string, list: string) => {
    const kept = list.split(' ').filter((id) => ids.has(id));
    return kept.length > 0 ? ` aria-describedby="${kept.join(' ')}"` : '';
  };
  return parts.map((part) => (part.startsWith('<script') ? part : part.replace(DESCRIBED, tidy))).join('');
}
