import { CACHE, movesOf, PLAIN_PATH, type Site } from './rules';

type Moves = ReturnType<typeof movesOf>;

/** Runs before each answer, as S3 knows neither index documents nor trailing slashes. The runtime's JavaScript is old: no destructuring. */
const codeOf = (
  asked: Moves,
  plain: Moves,
) => `const moved = ${JSON.stringify(Object.fromEntries(plain.map(({ path, target }) => [path, target])))};
const asked = ${JSON.stringify(asked.map(({ path, query, target }) => [path, query, target]))};
function led(location) {
  const headers = { location: { value: location }, 'cache-control': { value: '${CACHE.other}' } };
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: headers };
}
function handler(event) {
  const request = event.request;
  const path = request.uri;
  // S3 holds nothing with other letters, and in the redirect '//' or '/\\' would name another site.
  if (!new RegExp('${PLAIN_PATH}').test(path)) return request;
  const fields = [];
  Object.keys(request.querystring).forEach((name) => {
    const field = request.querystring[name];
    (field.multiValue || [field]).forEach((one) => fields.push(name + '=' + one.value));
  });
  const query = fields.join('&');
  const old = asked.find((one) => one[0] === path && new RegExp(one[1]).test(query));
  if (old) return led(old[2]);
  if (moved[path]) return led(moved[path]);
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (last === '') {
    request.uri = path + 'index.html';
    return request;
  }
  if (last.includes('.')) return request;
  return led(path + '/' + (query ? '?' + query : ''));
}
`;

const requestCode = (moves: Moves) =>
  codeOf(
    moves.filter(({ query }) => query),
    moves.filter(({ query }) => !query),
  );

/** AWS's limit in bytes. */
const LARGEST_FUNCTION = 10_240;

/** Leaves out redirects if they do not fit; the pages at the old addresses redirect then:
 * viewerRequest({ base: '', redirects: [] }) → 'const moved = {}; …' */
export function viewerRequest(site: Pick<Site, 'base' | 'redirects'>): string {
  const code = requestCode(movesOf(site));
  return Buffer.byteLength(code) > LARGEST_FUNCTION ? requestCode([]) : code;
}
