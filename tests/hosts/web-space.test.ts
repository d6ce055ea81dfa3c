import { type Answer, ask } from './ask';
import { bareApache, isReady } from './servers';
import { makeRoom, type Room, type Running, start } from './start';

const MOVED = [{ from: '/umgezogen/', to: '/news/' }];
/** Modules a web space may lack, each alone and all together. */
const LACKING = [['headers'], ['rewrite'], ['alias'], ['deflate'], ['brotli'], ['filter']];
const CASES = [[], ...LACKING, LACKING.flat()];

let room: Room;
beforeAll(() => {
  room = makeRoom('', MOVED);
});
afterAll(() => room?.remove());

describe.each(CASES.map((without) => [without.join(', ') || 'nothing', without] as const))(
  'an Apache web space that permits FileInfo only and lacks %s',
  (_, without) => {
    if (!isReady('apache')) {
      test.todo('Apache is not installed');
      return;
    }
    let server: Running;
    const get = (path: string, headers?: Record<string, string>): Promise<Answer> => ask(server.port, path, headers);
    beforeAll(async () => {
      server = await start('apache', room, bareApache(without));
    });
    afterAll(() => server?.stop());

    test('pages, pictures and the page for unknown paths arrive with their types', async () => {
      for (const [path, status, type] of [
        ['/', 200, 'text/html; charset=utf-8'],
        ['/books/', 200, 'text/html; charset=utf-8'],
        ['/events.ics', 200, 'text/calendar; charset=utf-8'],
        ['/atom.xml', 200, 'application/atom+xml'],
        ['/gibt-es-nicht/', 404, 'text/html; charset=utf-8'],
        ...(without.includes('alias') ? [] : [['/_headers', 404, undefined] as const]),
      ] as const) {
        const answer = await get(path);
        expect([path, answer.status]).toEqual([path, status]);
        if (type) expect([path, answer.headers['content-type']?.toLowerCase()]).toEqual([path, type]);
      }
    });

    test('a page visited before is not sent again', async () => {
      const first = await get('/books/');
      const again = await get('/books/', { 'if-none-match': first.headers.etag ?? '' });
      expect(again.status).toBe(304);
    });
  },
);
