export type Params = Record<string, string | string[]>;
type Found = { name: string; params: Params };

const PARTS = [/^[^[]+$/, /^\[(\w+)\]$/, /^\[\.{3}(\w+)\]$/, /^\[\[\.{3}(\w+)\]\]$/] as const;
const [, ONE, SEVERAL, ANY] = PARTS;

const pieces = (path: string) => path.split('/').filter(Boolean);
const partsOf = (name: string) => pieces(name).slice(0, -1);

function paramsOf(route: readonly string[], path: readonly string[]): Params | undefined {
  const [part, ...rest] = route;
  if (part === undefined) return path.length === 0 ? {} : undefined;
  const all = (ANY.exec(part) ?? (path.length > 0 ? SEVERAL.exec(part) : null))?.[1];
  if (all) return path.length > 0 ? { [all]: [...path] } : {};
  const [here, ...further] = path;
  const one = ONE.exec(part)?.[1];
  if (here === undefined || (!one && here !== part)) return undefined;
  const inner = paramsOf(rest, further);
  return inner && { ...(one && { [one]: here }), ...inner };
}

/** Like Next: static segments match before dynamic ones. */
const rankOf = (name: string) =>
  partsOf(name)
    .map((part) => PARTS.findIndex((kind) => kind.test(part)))
    .join('');

/** findRoute(['news/page', 'news/[slug]/page'], '/news/eulen/') → { name: 'news/[slug]/page', params: { slug: 'eulen' } } */
export function findRoute(names: readonly string[], path: string): Found | undefined {
  const sorted = names
    .filter((name) => /(^|\/)(page|route)$/.test(name))
    .sort((one, other) => rankOf(one).localeCompare(rankOf(other)));
  for (const name of sorted) {
    const params = paramsOf(partsOf(name), pieces(path));
    if (params) return { name, params };
  }
  return undefined;
}
