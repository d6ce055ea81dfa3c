import { addRecordingScript } from '@/lib/export/passes/add-recording-script';
import { readPage } from '@/lib/export/read';
import { writePage } from '@/lib/export/write';

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head><title>a</title>${head}</head><body>${body}</body></html>`;
const done = (html: string) => writePage(addRecordingScript(readPage('a.html', html), { src: '/r.js' }));
const PLAYER = '<section data-recording=""><audio src="/a.mp3"></audio></section>';

test('a page with a recording gets the player’s script, other pages stay unchanged', () => {
  expect(done(page(PLAYER))).toBe(page(PLAYER, '<script src="/r.js" defer=""></script>'));
  expect(done(page('<p>Text</p>'))).toBe(page('<p>Text</p>'));
});

test('a player without a file stops the build', () =>
  expect(() => done(page('<section data-recording=""><audio></audio></section>'))).toThrow(
    'addRecordingScript: a.html',
  ));
