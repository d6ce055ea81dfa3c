import { CACHE, movesOf, PLAIN_PATH, type Site } from './rules';

/** Runs before each answer, as S3 knows neither index documents nor trailing slashes. The runtime's JavaScript is old: no destructuring. */
const requestCode = (
  moves: ReturnType<typeof movesOf>,
) => `const moved = ${JSON.stringify(Object.fromEntries(moves.map(({ path, target }) => [path, target])))};
function led(location) {
  const headers = { location: { value: location }, 'cache-control': { value: '${CACHE.other}' } };
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: headers };
}
function handler(event) {
  const request = event.request;
  const path = request.uri;
  // S3 holds nothing with other letters, and in the redirect '//' or '/\\' would name another site.
  if (!new RegExp('${PLAIN_PATH}').test(path)) return request;
  if (moved[path]) return led(moved[path]);
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (last === '') {
    request.uri = path + 'index.html';
    return request;
  }
  if (last.includes('.')) return request;
  const fields = [];
  Object.keys(request.querystring).forEach((name) => {
    const field = request.querystring[name];
    (field.multiValue || [field]).forEach((one) => fields.push(name + '=' + one.value));
  });
  return led(path + '/' + (fields.length > 0 ? '?' + fields.join('&') : ''));
}
`;

/** AWS's limit in bytes. */
const LARGEST_FUNCTION = 10_240;

/** Leaves out redirects if they do not fit; the pages at the old addresses redirect then:
 * viewerRequest({ base: '', redirects: [] }) → 'const moved = {}; …' */
export function viewerRequest(site: Pick<Site, 'base' | 'redirects'>): string {
  const code = requestCode(movesOf(site));
  return Buffer.byteLength(code) > LARGEST_FUNCTION ? requestCode([]) : code;
}
